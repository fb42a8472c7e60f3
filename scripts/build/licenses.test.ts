import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { licensesText } from './licenses.ts';

it('licenses.txt names each package of the modules once, and the font, each with a text', () => {
  const ids = ['zustand/vanilla.js', 'react/index.js', 'react/jsx-runtime.js', 'wouter'];
  const repository = resolve('.');
  const modules = ids.map((id) => join(repository, 'node_modules', id));
  const text = licensesText(modules, repository);
  const titles = [...text.matchAll(/^(.+) \([\w.-]+\)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([
    'Inter (font)',
    expect.stringMatching(/^react \d/),
    expect.stringMatching(/^wouter \d/),
    expect.stringMatching(/^zustand \d/),
  ]);
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('Copyright (c) 2019 Paul Henschel');
  // The package only names its licence.
  expect(text).toContain('released into the public domain');
});

it.each([
  [
    'GPL-3.0-only',
    'Text',
    'lib 1.0.0 is shipped under GPL-3.0-only, which licenses.ts does not allow.',
  ],
  ['BSD-3-Clause', '', 'lib 1.0.0 is shipped without the text of its licence, BSD-3-Clause.'],
])(
  'the build stops with one line for a package under %s with the text "%s"',
  async (license, text, error) => {
    const root = await mkdtemp(join(tmpdir(), 'licenses-'));
    await cp('src/ui/font/LICENSE.txt', join(root, 'src/ui/font/LICENSE.txt'), { recursive: true });
    const folder = join(root, 'node_modules/lib');
    await mkdir(folder, { recursive: true });
    const description = JSON.stringify({ name: 'lib', version: '1.0.0', license });
    await writeFile(join(folder, 'package.json'), description);
    if (text) await writeFile(join(folder, 'LICENSE'), text);
    const stopped = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('stopped');
    });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => licensesText(['node_modules/lib/index.js'], root)).toThrow('stopped');
    expect(stopped).toHaveBeenCalledWith(1);
    expect(log).toHaveBeenCalledExactlyOnceWith(error);
    vi.restoreAllMocks();
    await rm(root, { recursive: true });
  },
);
