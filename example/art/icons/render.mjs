import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { appIcon } from './app-icon.mjs';
import { packIco } from './ico.mjs';

const PUBLIC = new URL('../../public/', import.meta.url);
/** Sides of the pictures inside favicon.ico, in px. */
const FAVICON_SIZES = [16, 32, 48];

/** @typedef {import('./app-icon.mjs').Detail} Detail */
/** @typedef {import('./app-icon.mjs').Shape} Shape */

/** @type {{ file: string, size: number, shape: Shape }[]} */
const PICTURES = [
  { file: 'apple-touch-icon.png', size: 180, shape: 'square' },
  { file: 'icons/icon-192.png', size: 192, shape: 'rounded' },
  { file: 'icons/icon-512.png', size: 512, shape: 'rounded' },
  { file: 'icons/maskable-512.png', size: 512, shape: 'maskable' },
];

/** The icon as a PNG with sides of `size` px. @param {{ size: number, detail: Detail, shape: Shape }} options */
function png({ size, detail, shape }) {
  return sharp(Buffer.from(appIcon({ detail, shape })), { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ compressionLevel: 9, effort: 10, palette: size >= 180, quality: 95 })
    .toBuffer();
}

/** Writes the favicons and app icons into public/, all from one drawing. */
export async function renderIcons() {
  await mkdir(new URL('icons/', PUBLIC), { recursive: true });
  await writeFile(new URL('favicon.svg', PUBLIC), appIcon({ detail: 'small', shape: 'rounded' }));
  const favicons = FAVICON_SIZES.map(async (size) => ({
    size,
    png: await png({ size, detail: 'small', shape: 'rounded' }),
  }));
  await writeFile(new URL('favicon.ico', PUBLIC), packIco(await Promise.all(favicons)));
  for (const { file, size, shape } of PICTURES) {
    await writeFile(new URL(file, PUBLIC), await png({ size, detail: 'full', shape }));
  }
}
