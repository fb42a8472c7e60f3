import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { putInPlace } from './put-in-place.ts';

it('putInPlace leaves one whole folder when several builds finish at once', async () => {
  const folder = temporaryFolder();
  /** Makes a folder of two files that contain its name. */
  function finished(name: string) {
    const path = join(folder, name);
    mkdirSync(path);
    for (const file of ['page', 'headers']) writeFileSync(join(path, file), name);
    return path;
  }
  const place = join(folder, 'made/of/folders/site');
  await putInPlace(finished('first'), place);
  expect(readFileSync(join(place, 'page'), 'utf8')).toBe('first');
  const others = Array.from({ length: 20 }, (_, index) => finished(`other-${index}`));
  await Promise.all(others.map((other) => putInPlace(other, place)));
  const [page, headers] = ['page', 'headers'].map((file) =>
    readFileSync(join(place, file), 'utf8'),
  );
  expect(page).toMatch(/^other-/);
  expect(headers).toBe(page);
  expect(readdirSync(folder)).toEqual(['made']);
  expect(readdirSync(join(folder, 'made/of/folders'))).toEqual(['site']);
});
