import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { install } from './install.mjs';

/** What a lock file names: a package of the site, one of its build, and one for another system. */
const locked = {
  '': { name: 'x' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/vite': { version: '8.3.8', dev: true },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const { '': root, 'node_modules/fsevents': other, ...installed } = locked;

let folder: string;
const asked = () => join(folder, 'asked');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  // An npm that only says what it was asked for.
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$*" > '${asked()}'\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`);
  vi.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function hasInstalled(packages: object) {
  const file = join(folder, 'node_modules/.package-lock.json');
  writeFileSync(file, JSON.stringify({ packages }));
}

describe('the packages', () => {
  it.each<[string, object | undefined]>([
    ['nothing is', undefined],
    [
      'those of the build are not, as on hosts that set NODE_ENV',
      { 'node_modules/react': { version: '19.3.1' } },
    ],
    ['another version is', { ...installed, 'node_modules/vite': { version: '8.0.0' } }],
  ])('are installed, those of the build as well, where %s there', (_, packages) => {
    if (packages) hasInstalled(packages);
    expect(install(folder)).toBe(true);
    expect(readFileSync(asked(), 'utf8')).toMatch(/^ci .*--include=dev/);
  });

  it('are left alone where they are those of the lock file, which may lack other systems', () => {
    hasInstalled(installed);
    expect(install(folder)).toBe(true);
    expect(existsSync(asked())).toBe(false);
  });
});
