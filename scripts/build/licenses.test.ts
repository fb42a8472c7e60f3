import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { licensesText } from './licenses.ts';

/** `tests/publishing/commands.test.ts` reads the finished file. */
it.each([
  [{ license: 'GPL-3.0-only' }, 'is shipped under GPL-3.0-only, which licenses.ts does not allow.'],
  [{ license: 'BSD-3-Clause' }, 'is shipped without the text of its licence, BSD-3-Clause.'],
])('licensesText ends the build when a package has %j: it %s', async (fields, error) => {
  const root = temporaryFolder();
  await cp('src/ui/font/LICENSE.txt', join(root, 'src/ui/font/LICENSE.txt'), { recursive: true });
  const folder = join(root, 'node_modules/lib');
  await mkdir(folder, { recursive: true });
  const description = JSON.stringify({ name: 'lib', version: '1.0.0', ...fields });
  await writeFile(join(folder, 'package.json'), description);
  const stopped = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('stopped');
  });
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => licensesText(['node_modules/lib/index.js'], root)).toThrow('stopped');
  expect(stopped).toHaveBeenCalledWith(1);
  expect(log).toHaveBeenCalledExactlyOnceWith(`lib 1.0.0 ${error}`);
  vi.restoreAllMocks();
});

it('licensesText names every package whose licence has the same text', () => {
  const text = licensesText(
    ['node_modules/react/index.js', 'node_modules/react-dom/index.js'],
    '.',
  );
  expect(text).toMatch(/^react [\d.]+ \(MIT\)\nreact-dom [\d.]+ \(MIT\)\n\nMIT License/m);
});
