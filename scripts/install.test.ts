import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { runProcess } from '#tests/support/run-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { root } from './root.mjs';

/** The lock file has a package of the site, one of its build, and one for another system. */
const locked = {
  '': { name: 'x' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/vite': { version: '8.3.8', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const { '': ownName, 'node_modules/fsevents': other, ...installed } = locked;

/** Runs the script in a folder with these packages. Returns the arguments that it gave to npm. */
async function install(packages: object | undefined) {
  const folder = temporaryFolder();
  // Stands in for npm.
  const asked = join(folder, 'asked');
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$*" > '${asked}'\n`, { mode: 0o755 });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  if (packages) {
    mkdirSync(join(folder, 'node_modules'));
    const file = join(folder, 'node_modules/.package-lock.json');
    writeFileSync(file, JSON.stringify({ packages }));
  }
  const env = { PATH: `${folder}${delimiter}${process.env.PATH}` };
  const args = ['scripts/install.mjs', folder];
  const { code, errors } = await runProcess(process.execPath, args, { cwd: root, env });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return existsSync(asked) ? readFileSync(asked, 'utf8') : '';
}

it.each<[when: string, packages: object | undefined]>([
  ['no package is installed', undefined],
  // npm leaves out devDependencies on hosts that set NODE_ENV=production.
  ['those of the build are missing', { 'node_modules/react': { version: '19.3.1' } }],
  ['a version differs', { ...installed, 'node_modules/vite': { version: '8.0.0' } }],
])('install.mjs runs npm ci when %s', async (_, packages) => {
  expect(await install(packages)).toMatch(/^ci .*--include=dev/);
});

it('install.mjs does without npm when only packages of another system are missing', async () => {
  expect(await install(installed)).toBe('');
});
