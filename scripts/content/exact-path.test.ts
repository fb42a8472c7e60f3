import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isThere } from './exact-path.ts';

// As macOS and Windows find files, whatever their case.
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const existsSync = (path: string) => fs.existsSync(path.toLowerCase());
  return { ...fs, existsSync };
});

const folder = join(tmpdir(), `exact-${process.pid}`);
beforeAll(() => {
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  writeFileSync(join(folder, 'pictures/game.avif'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['pictures/game.avif', true],
  ['/pictures', true],
  ['pictures/Game.avif', false],
  ['Pictures/game.avif', false],
  ['pictures/game.avif/x', false],
  ['pictures/../pictures', false],
])('%s is there as hosts see it: %s', (path, expected) => {
  expect(isThere(folder, path)).toBe(expected);
});
