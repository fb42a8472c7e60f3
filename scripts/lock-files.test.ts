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

const folders = ['.', 'example/art', 'scripts/lab/packages/bench', 'scripts/lab/packages/hosts'];

describe.each(folders)('the packages of %s', (folder) => {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8'));
  const { '': root, ...locked }: Record<string, LockedPackage> = lock.packages;
  const packages = Object.entries(locked);

  it('have one version each', () => {
    const { dependencies, devDependencies, overrides } = manifest;
    const versions = Object.values({ ...dependencies, ...devDependencies, ...overrides });
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(root).toMatchObject({ dependencies, ...(devDependencies && { devDependencies }) });
    expect(packages.filter(([, { version }]) => !version)).toEqual([]);
  });

  it('come from the registry that npm is set to, and are what they were', () => {
    expect(packages.length).toBeGreaterThan(0);
    for (const [path, { link, resolved, integrity, optional, os, cpu }] of packages) {
      expect({ path, link, resolved }).toEqual({ path });
      // npm knows the hash of another system's programs only where its registry has them.
      const isProgram = optional && (os || cpu);
      if (integrity || !isProgram) expect(integrity, path).toMatch(/^sha512-/);
    }
  });

  it('need no script to run when they are installed, and none runs', () => {
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    for (const [path] of scripted) expect(idle).toContain(path.replace('node_modules/', ''));
    const settings = readFileSync(`${folder}/.npmrc`, 'utf8').split('\n');
    expect(settings).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']));
  });
});
