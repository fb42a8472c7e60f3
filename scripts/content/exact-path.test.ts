import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isThere } from './exact-path.ts';

const folder = join(tmpdir(), `exact-${process.pid}`);
beforeAll(() => {
  mkdirSync(join(folder, '.cache/pictures'), { recursive: true });
  mkdirSync(join(folder, 'pictures'));
  writeFileSync(join(folder, 'pictures/game.avif'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['pictures/game.avif', true],
  ['pictures/Game.avif', false],
  ['Pictures/game.avif', false],
  ['pictures/../pictures', false],
  ['pictures/game.avif/icon', false],
  ['.cache/pictures', true],
])('isThere, which respects case on every disk, returns for %s %s', (path, expected) => {
  expect(isThere(folder, path)).toBe(expected);
});
