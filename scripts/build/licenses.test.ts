import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { licenses, licensesOf } from './licenses.ts';

const repository = resolve('.');

describe('licenses.txt', () => {
  it('names what is in the bundle, each package once, and the font', async () => {
    const text = await licensesOfBuild(
      "import { createStore } from 'zustand/vanilla'; createStore;",
    );
    const titles = [...text.matchAll(/^(.+) \([\w.-]+\)$/gm)].map(([, title]) => title);
    expect(titles).toEqual([
      'Inter (font)',
      expect.stringMatching(/^rolldown \d/),
      expect.stringMatching(/^tailwindcss \d/),
      expect.stringMatching(/^zustand \d/),
    ]);
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toContain('Copyright (c) 2019 Paul Henschel');
  });

  it('does not depend on the order of the modules, nor on how many a package has', () => {
    const modules = [
      'react/index.js',
      'react/jsx-runtime.js',
      '@radix-ui/primitive/dist/index.mjs',
    ];
    const ids = modules.map((id) => join(repository, 'node_modules', id));
    const { text, errors } = licensesOf(ids, repository);
    expect(errors).toEqual([]);
    expect(text.match(/^react \d/gm)).toHaveLength(1);
    expect(licensesOf([...ids].reverse(), repository).text).toBe(text);
    expect(
      licensesOf(['node_modules/react', 'node_modules/@radix-ui/primitive'], repository).text,
    ).toBe(text);
  });

  it.each([
    ['@firebase/app', 'Apache License'],
    ['wouter', 'released into the public domain'],
    ['react-remove-scroll-bar', 'Copyright (c) Anton Korzunov'],
    ['tslib', 'Permission to use, copy, modify'],
  ])('has a text for %s', (name, words) => {
    const { text, errors } = licensesOf([`node_modules/${name}`], repository);
    expect(errors).toEqual([]);
    expect(text).toContain(words);
  });
});

describe('a package', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'licenses-'));
    await cp('src/ui/font/LICENSE.txt', join(root, 'src/ui/font/LICENSE.txt'), { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true }));

  it.each([
    ['GPL-3.0-only', 'Text', 'lib 1.0.0 is shipped under GPL-3.0-only, not one of 0BSD, '],
    [undefined, 'Text', 'lib 1.0.0 is shipped under undefined, not one of 0BSD, '],
    ['BSD-3-Clause', '', 'lib 1.0.0 is shipped without the text of its licence, BSD-3-Clause.'],
    ['MIT', '', 'lib 1.0.0 is shipped without the text of its licence, MIT.'],
  ])('under %s with the text "%s" is named', async (license, text, error) => {
    const folder = join(root, 'node_modules/lib');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'lib', version: '1.0.0', license }),
    );
    if (text) await writeFile(join(folder, 'LICENSE'), text);
    expect(licensesOf(['node_modules/lib/index.js'], root).errors).toEqual([
      expect.stringContaining(error),
    ]);
  });

  it('that may not be shipped stops the build with one line', async () => {
    const stopped = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('stopped');
    });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    // Its licence is that of a program which only runs while the site is built.
    await expect(licensesOfBuild('', ['node_modules/lightningcss'])).rejects.toThrow('stopped');
    expect(stopped).toHaveBeenCalledWith(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^lightningcss .* MPL-2\.0, /),
    );
    vi.restoreAllMocks();
  });
});

/** What the plugin writes for a bundle of one module. */
async function licensesOfBuild(code: string, further: readonly string[] = []) {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : undefined),
    load: (id: string) => (id === 'entry' ? code : undefined),
  };
  const output = await build({
    root: repository,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [entry, licenses(further)],
    build: { write: false, rolldownOptions: { input: 'entry', treeshake: false } },
  });
  if (!('output' in output)) throw new Error('Vite built several bundles, or none.');
  const file = output.output.find(({ fileName }) => fileName === 'licenses.txt');
  return file?.type === 'asset' ? String(file.source) : '';
}
