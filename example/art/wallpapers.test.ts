import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wallpaperFaults } from './wallpapers.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallpaper-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function paint(name: string, width: number, height: number) {
  const create = { width, height, channels: 3, background: '#3070b0' } as const;
  return sharp({ create }).jpeg().toFile(join(folder, name));
}

it('wallpaperFaults reports each wallpaper that is missing, too small or no picture', async () => {
  await paint('lock-landscape.jpg', 2560, 1600);
  await paint('lock-portrait.jpg', 1290, 2700);
  writeFileSync(join(folder, 'home-landscape.jpg'), 'no picture');
  expect(await wallpaperFaults(folder)).toEqual([
    `${folder}/lock-portrait.jpg has 1290 × 2700 px; it needs 1290 × 2796 px at least.`,
    `${folder}/home-landscape.jpg cannot be read; it needs 2560 × 1600 px at least.`,
    `${folder}/home-portrait.jpg is missing; it needs 1290 × 2796 px at least.`,
  ]);
  expect(await wallpaperFaults(join(import.meta.dirname, 'wallpaper'))).toEqual([]);
});
