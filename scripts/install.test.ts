import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, it } from 'vitest';
import { runProcess } from '#tests/support/processes.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { root } from './root.mjs';

const { platform, arch } = process;
const native = { version: '1.2.3', optional: true, os: [platform] };

/** The lock file has a package of the site, two of its build, and some for other systems. */
const locked = {
  '': { name: 'x' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/vite': { version: '8.3.8', dev: true },
  'node_modules/binding-here': { ...native, cpu: [arch] },
};
const elsewhere = {
  'node_modules/binding-other-system': { ...native, os: ['aix'], cpu: [arch] },
  'node_modules/binding-other-cpu': { ...native, cpu: ['mips'] },
  'node_modules/binding-other-libc': { ...native, cpu: [arch], libc: ['none'] },
  'node_modules/binding-wasm': { version: '1.2.3', optional: true, cpu: ['wasm32'] },
  'node_modules/helper-of-wasm': { version: '1.2.3', optional: true },
};
const { '': ownName, ...installed } = locked;
const { 'node_modules/binding-here': binding, ...withoutBinding } = installed;

/** Runs the script in a folder with these packages. Returns the arguments that it gave to npm. */
async function install(packages: object | undefined) {
  const folder = temporaryFolder();
  // Stands in for npm.
  const asked = join(folder, 'asked');
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$*" > '${asked}'\n`, { mode: 0o755 });
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ packages: { ...locked, ...elsewhere } }),
  );
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
  ['they are those of another system', { ...withoutBinding, ...elsewhere }],
  ['optional ones were left out', withoutBinding],
  ['a version differs', { ...installed, 'node_modules/vite': { version: '8.0.0' } }],
])('install.mjs runs npm ci when %s', async (_, packages) => {
  expect(await install(packages)).toMatch(/^ci .*--include=dev --include=optional/);
});

it('install.mjs does without npm when only packages of another system are missing', async () => {
  expect(await install(installed)).toBe('');
});

it('install.mjs stops with one line where the lock file is missing, or is not the repository’s', async () => {
  const folder = temporaryFolder();
  const run = () =>
    runProcess(process.execPath, ['scripts/install.mjs', folder], { cwd: root, env });
  const env = { PATH: `${folder}${delimiter}${process.env.PATH}` };
  const advice = `git checkout package-lock.json in ${folder}, or take it from the repository again`;
  expect(await run()).toEqual({
    code: 1,
    output: '',
    errors: `package-lock.json is missing: ${advice}.\n`,
  });
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}');
  expect((await run()).errors).toBe(
    `npm ci failed, and packages are missing. Where package-lock.json has changed: ${advice}.\n`,
  );
});
