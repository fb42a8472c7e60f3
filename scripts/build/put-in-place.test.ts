import { lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isReplaceable, putInPlace } from './put-in-place.ts';

it('putInPlace leaves the new files alone in a folder that is a link, or that is not there yet', async () => {
  const folder = temporaryFolder();
  const served = join(folder, 'served');
  const link = join(folder, 'dist');
  mkdirSync(join(served, 'old'), { recursive: true });
  writeFileSync(join(served, 'old/page.html'), '');
  symlinkSync(served, link, 'junction');
  const finished = join(folder, 'finished');
  mkdirSync(join(finished, 'desktop'), { recursive: true });
  writeFileSync(join(finished, 'desktop/index.html'), '');

  for (const place of [link, join(folder, 'a/new/folder')]) {
    await putInPlace(finished, place);
    expect(readdirSync(place, { recursive: true }).sort()).toEqual([
      'desktop',
      join('desktop', 'index.html'),
    ]);
  }
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(served)).toEqual(['desktop']);
});

it('a build replaces a folder that is missing, empty or holds a former build, and no other', () => {
  const folder = temporaryFolder();
  expect(isReplaceable(folder)).toBe(true);
  expect(isReplaceable(join(folder, 'site'))).toBe(true);
  writeFileSync(join(folder, 'diary.txt'), 'mine');
  expect(isReplaceable(folder)).toBe(false);
  expect(isReplaceable(join(folder, 'diary.txt'))).toBe(false);
  writeFileSync(join(folder, '_headers'), '');
  expect(isReplaceable(folder)).toBe(true);
});
