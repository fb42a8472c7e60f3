import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { dataModules } from './data-modules.ts';

/** Bundles a module that re-exports `x.data.ts`. @param values evaluated exports of `x.data.ts` */
async function bundle(source: string, values: object, path = '/x.data.ts') {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'x.data.ts'), source);
  writeFileSync(join(folder, 'entry.ts'), "export * from './x.data.ts';");
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [dataModules(() => ({ [path]: values }))],
    build: { write: false, minify: false, lib: { entry: 'entry.ts', formats: ['es'] } },
  });
  const [{ output = [] } = {}] = Array.isArray(result) ? result : [];
  return output.map((file) => (file.type === 'chunk' ? file.code : ''));
}

describe('the bundle of a data module', () => {
  it('contains the values of the module, but not the code that computed them', async () => {
    const source = "const secret = 'hidden'; export const length = secret.length;";
    const [code, ...others] = await bundle(source, { length: 6 });
    expect(code).toContain('length = 6');
    expect(code).not.toContain('hidden');
    expect(others).toEqual([]);
  });

  it('fails when the module was not evaluated', async () => {
    await expect(bundle('export const x = 1;', {}, '/y.data.ts')).rejects.toThrow(
      'x.data.ts was not evaluated',
    );
  });

  it.each([
    ['a Date', new Date()],
    ['an AbortSignal', new AbortController().signal],
    ['a Map', new Map()],
    ['a function', () => 'x'],
  ])('fails with the name of an export that contains %s', async (_, value) => {
    await expect(bundle('export const x = 1;', { x: { when: value } })).rejects.toThrow(
      '/x.data.ts x is not plain data.',
    );
  });
});
