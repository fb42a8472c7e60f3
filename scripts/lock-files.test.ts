import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

/** The packages whose script for their installation nothing needs. */
const idle = ['@firebase/util', 'protobufjs', 'esbuild', 'workerd', 'sharp', 're2'];
const idleScripts = idle.map((name) => `node_modules/${name}`);

const folders = ['.', 'example/art', 'scripts/lab/packages/bench', 'scripts/lab/packages/hosts'];

describe.each(folders)('the packages of %s', (folder) => {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
  const { '': root, ...locked }: Record<string, LockedPackage> = lock.packages;
  const packages = Object.entries(locked);
  const named = (found: typeof packages) => found.map(([path]) => path);

  it('have one version each', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const versions = Object.values({ ...dependencies, ...devDependencies, ...overrides });
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(root).toMatchObject({ dependencies, ...(devDependencies && { devDependencies }) });
    expect(packages.filter(([, { version }]) => !version)).toEqual([]);
  });

  it('come from the registry that npm is set to, and are what they were', () => {
    expect(packages.length).toBeGreaterThan(0);
    const foreign = packages.filter(([, { link, resolved }]) => link || resolved);
    expect(named(foreign)).toEqual([]);
    // npm knows the hash of another system's programs only where its registry has them.
    const isProgram = ({ optional, os, cpu }: LockedPackage) => optional && (os || cpu);
    const unchecked = packages.filter(([, locked]) => !locked.integrity && !isProgram(locked));
    expect(named(unchecked)).toEqual([]);
    const weak = packages.filter(
      ([, { integrity = 'sha512-' }]) => !integrity.startsWith('sha512-'),
    );
    expect(named(weak)).toEqual([]);
  });

  it('need no script to run when they are installed, and none runs', () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(idleScripts).toEqual(expect.arrayContaining(named(scripted)));
    const settings = readFileSync(`${folder}/.npmrc`, 'utf8').split('\n');
    expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']));
  });
});
