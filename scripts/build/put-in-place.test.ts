import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { isReplaceable, putInPlace } from './put-in-place.ts';

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

/** Linux has a disk in memory there. */
const otherDisk = '/dev/shm';

it.runIf(existsSync(otherDisk))('putInPlace replaces a folder on another disk', async () => {
  const finished = temporaryFolder();
  const other = mkdtempSync(join(otherDisk, 'portfolio-'));
  onTestFinished(() => rmSync(other, { recursive: true }));
  expect(statSync(other).dev).not.toBe(statSync(finished).dev);
  const place = join(other, 'site');
  for (const text of ['first', 'second']) {
    const site = join(finished, text);
    mkdirSync(site);
    writeFileSync(join(site, 'page'), text);
    await putInPlace(site, place);
    expect(readFileSync(join(place, 'page'), 'utf8')).toBe(text);
  }
  expect(readdirSync(other)).toEqual(['site']);
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
