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
  mkdirSync(join(served, 'lost+found'));
  writeFileSync(join(served, 'old/page.html'), '');
  symlinkSync(served, link, 'junction');
  const finished = join(folder, 'finished');
  mkdirSync(join(finished, 'desktop'), { recursive: true });
  writeFileSync(join(finished, 'desktop/index.html'), '');

  const files = ['desktop', join('desktop', 'index.html')];
  await putInPlace(finished, link);
  expect(readdirSync(link, { recursive: true }).sort()).toEqual([...files, 'lost+found']);
  await putInPlace(finished, join(folder, 'a/new/folder'));
  expect(readdirSync(join(folder, 'a/new/folder'), { recursive: true }).sort()).toEqual(files);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(served)).toEqual(['desktop', 'lost+found']);
});

it('a build replaces a folder that is missing, empty or holds a former build, and no other', () => {
  const folder = temporaryFolder();
  expect(isReplaceable(folder)).toBe(true);
  expect(isReplaceable(join(folder, 'site'))).toBe(true);
  // A clone, or a volume.
  mkdirSync(join(folder, '.git'));
  mkdirSync(join(folder, 'lost+found'));
  expect(isReplaceable(folder)).toBe(true);
  symlinkSync(join(folder, 'not/mounted'), join(folder, '.git/dist'));
  expect(isReplaceable(join(folder, '.git/dist'))).toBe(false);
  writeFileSync(join(folder, 'diary.txt'), 'mine');
  expect(isReplaceable(folder)).toBe(false);
  expect(isReplaceable(join(folder, 'diary.txt'))).toBe(false);
  writeFileSync(join(folder, '_headers'), '');
  expect(isReplaceable(folder)).toBe(true);
});
