import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { dataModules } from './data-modules.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** Bundles a module that exports all of `x.data.ts`, whose evaluated exports are `values`. */
async function build(source: string, values: object) {
  const { build } = await import('vite');
  writeFileSync(join(folder, 'x.data.ts'), source);
  writeFileSync(join(folder, 'entry.ts'), "export * from './x.data.ts';");
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [dataModules(() => ({ '/x.data.ts': values }))],
    build: { write: false, minify: false, lib: { entry: 'entry.ts', formats: ['es'] } },
  });
  const [{ output = [] } = {}] = Array.isArray(result) ? result : [];
  return output.map((file) => (file.type === 'chunk' ? file.code : ''));
}

describe('the bundle of a data module', () => {
  it('contains its values, but not the code that computed them', async () => {
    const source = "const secret = 'hidden'; export const length = secret.length;";
    const [code, ...others] = await build(source, { length: 6 });
    expect(code).toContain('length = 6');
    expect(code).not.toContain('hidden');
    expect(others).toEqual([]);
  });

  it('has a chunk for the value of each async function', async () => {
    const texts = {
      'a.ts': async () => ({ text: 'first' }),
      'b.ts': async () => ({ text: 'second' }),
    };
    const [code, ...chunks] = await build('export const texts = {};', { texts });
    expect(code).toMatch(/"a\.ts": \(\) => import\(.*"b\.ts": \(\) => import\(/s);
    expect(chunks.map((chunk) => /first|second/.exec(chunk)?.[0]).sort()).toEqual([
      'first',
      'second',
    ]);
  });

  it.each([
    ['a Date', new Date()],
    ['an AbortSignal', new AbortController().signal],
    ['a Map', new Map()],
  ])('fails with the place of a value that is %s', async (_, value) => {
    await expect(build('export const x = 1;', { x: { when: value } })).rejects.toThrow(
      'x.data.ts?x/when is not plain data.',
    );
  });
});
