import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { contentPath } from '../../../scripts/content-folder.mjs';
import { packIco } from './ico.mjs';
import { siteIcon } from './site-icon.mjs';

const publicFolder = `${contentPath}/public`;
const examplePublic = fileURLToPath(new URL('../../public', import.meta.url)).replaceAll('\\', '/');
const exampleIcon = siteIcon({ detail: 'small', shape: 'rounded' });
const palette = JSON.parse(readFileSync(`${contentPath}/palette.json`, 'utf8'));
/** Sides of the pictures inside favicon.ico, in px. */
const faviconSizes = [16, 32, 48];

/** @typedef {import('./site-icon.mjs').Detail} Detail */
/** @typedef {import('./site-icon.mjs').Shape} Shape */

/** @type {{ file: string, size: number, shape: Shape }[]} */
const pictures = [
  { file: 'apple-touch-icon.png', size: 180, shape: 'square' },
  { file: 'icons/icon-192.png', size: 192, shape: 'rounded' },
  { file: 'icons/icon-512.png', size: 512, shape: 'rounded' },
  { file: 'icons/maskable-512.png', size: 512, shape: 'maskable' },
];

/** @param {{ size: number, detail: Detail, shape: Shape }} options */
function exampleDrawing({ size, detail, shape }) {
  // The drawing is 512 px wide at 72 dpi.
  const density = (72 * size) / 512;
  return sharp(Buffer.from(siteIcon({ detail, shape })), { density }).resize(size);
}

/**
 * The owner's favicon.svg as a picture. `rounded` has transparent corners, the other shapes are on
 * `ground`, and `maskable` has a margin of a tenth, which Android may crop.
 * @param {string} file
 * @param {string} ground
 * @param {{ size: number, shape: Shape }} options
 */
function ownerDrawing(file, ground, { size, shape }) {
  const margin = shape === 'maskable' ? Math.round(size / 10) : 0;
  const side = size - 2 * margin;
  const background = shape === 'rounded' ? 'transparent' : ground;
  const icon = sharp(file, { density: 300 }).resize(side, side);
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  const framed = icon.extend({ ...sides, background });
  return shape === 'rounded' ? framed : framed.flatten({ background });
}

/** Returns one line if the owner's favicon.svg cannot be used, otherwise none. */
export async function iconFaults(folder = publicFolder) {
  if (folder === examplePublic) return [];
  const file = `${folder}/favicon.svg`;
  const fault = (/** @type {string} */ found) => [
    `${file} ${found}; it must be a square drawing of your own.`,
  ];
  if (!existsSync(file)) return fault('is missing');
  if ((await readFile(file, 'utf8')) === exampleIcon) return fault("is the example's");
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return fault('cannot be read');
  return metadata.width === metadata.height ? [] : fault('is not square');
}

/** Writes favicons and app icons: the example's from `siteIcon`, an owner's from `favicon.svg`. */
export async function renderIcons(folder = publicFolder, ground = palette.background.DEFAULT) {
  const isExample = folder === examplePublic;
  const file = `${folder}/favicon.svg`;
  if (isExample) await writeFile(file, exampleIcon);
  /** @param {{ size: number, detail: Detail, shape: Shape }} options */
  const png = (options) =>
    (isExample ? exampleDrawing(options) : ownerDrawing(file, ground, options))
      .png({ compressionLevel: 9, effort: 10, palette: options.size >= 180, quality: 95 })
      .toBuffer();
  await mkdir(`${folder}/icons`, { recursive: true });
  const favicons = faviconSizes.map(async (size) => ({
    size,
    png: await png({ size, detail: 'small', shape: 'rounded' }),
  }));
  await writeFile(`${folder}/favicon.ico`, packIco(await Promise.all(favicons)));
  console.log(`favicon.ico  ${faviconSizes.join(', ')} px`);
  for (const { file, size, shape } of pictures) {
    await writeFile(`${folder}/${file}`, await png({ size, detail: 'full', shape }));
    console.log(`${file}  ${size} × ${size} px`);
  }
}
