import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { iconFaults, renderIcons } from './render-icons.mjs';
import { siteIcon } from './site-icon.mjs';

let folder: string;
const inside = (name: string) => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'icons-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const own =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="12" fill="#ff0000"/></svg>';

it('renderIcons makes every icon from favicon.svg, and does not change favicon.svg', async () => {
  writeFileSync(inside('favicon.svg'), own);
  expect(await iconFaults(folder)).toEqual([]);
  await renderIcons(folder, '#000000');
  expect(readFileSync(inside('favicon.svg'), 'utf8')).toBe(own);
  expect(readFileSync(inside('favicon.ico')).readUInt16LE(4)).toBe(3);
  const red = [255, 0, 0, 255];
  const black = [0, 0, 0, 255];
  for (const [name, side, cornerAlpha, edge] of [
    ['apple-touch-icon.png', 180, 255, red],
    ['icons/icon-192.png', 192, 0, red],
    ['icons/icon-512.png', 512, 0, red],
    // Has a margin, because Android cuts a tenth off each side.
    ['icons/maskable-512.png', 512, 255, black],
  ] as const) {
    const { data, info } = await sharp(inside(name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height], name).toEqual([side, side]);
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * side + x) * 4, (y * side + x) * 4 + 4),
    ];
    expect(pixel(0, 0)[3], name).toBe(cornerAlpha);
    expect(pixel(side / 2, 4), name).toEqual(edge);
    expect(pixel(side / 2, side / 2), name).toEqual(red);
  }
});

const example = siteIcon({ detail: 'small', shape: 'rounded' });

it.each([
  ['is missing', undefined],
  ['cannot be read', 'no drawing'],
  ['is not square', own.replace('24 24', '24 12')],
  ["is the example's", example],
])('iconFaults reports in one line that favicon.svg %s', async (fault, source) => {
  if (source) writeFileSync(inside('favicon.svg'), source);
  const line = `${folder}/favicon.svg ${fault}; it must be a square drawing of your own.`;
  expect(await iconFaults(folder)).toEqual([line]);
});
