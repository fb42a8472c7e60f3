import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { install } from './install.mjs';

/** The lock file has a package of the site, one of its build, and one for another system. */
const locked = {
  '': { name: 'x' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/vite': { version: '8.3.8', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const { '': root, 'node_modules/fsevents': other, ...installed } = locked;

let folder: string;
/** The npm of these tests writes its arguments into this file. */
const asked = () => join(folder, 'asked');

beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$*" > '${asked()}'\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it.each<[does: 'runs' | 'does without', when: string, packages: object | undefined]>([
  ['runs', 'no package is installed', undefined],
  // npm leaves out devDependencies on hosts that set NODE_ENV=production.
  ['runs', 'those of the build are missing', { 'node_modules/react': { version: '19.3.1' } }],
  ['runs', 'a version differs', { ...installed, 'node_modules/vite': { version: '8.0.0' } }],
  ['does without', 'only those of another system are missing', installed],
])('install %s npm ci when %s', (does, _, packages) => {
  const file = join(folder, 'node_modules/.package-lock.json');
  if (packages) writeFileSync(file, JSON.stringify({ packages }));
  expect(install(folder)).toBe(true);
  if (does === 'does without') expect(existsSync(asked())).toBe(false);
  else expect(readFileSync(asked(), 'utf8')).toMatch(/^ci .*--include=dev/);
});
