import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import sharp from 'sharp';
import { encodePicture } from './encode.mjs';

/** Longer side in px beyond which the lightbox shows no more: twice what the gallery needs on dense screens. */
const largestSide = 2000;

/** What sharp reads here, of what it calls formats. */
const formats = ['png', 'jpeg', 'webp', 'heif'];

/**
 * Turns somebody's picture into the files that the site asks for: upright, in sRGB, without what the camera wrote into
 * it (the place where it was taken, too).
 * @param {string} file
 * @param {object} options
 * @param {string} options.project its folder among the site's pictures
 * @param {number} options.smallestSide least px of the longer side
 * @param {(naturalWidth: number) => number[]} options.pictureWidths
 * @param {string} options.folder where its files lie
 * @returns {Promise<{ src: string, width: number, height: number }>}
 * @throws one line that names the file
 */
export async function encodeOwnPicture(file, options) {
  const { project, smallestSide, pictureWidths, folder } = options;
  const name = pictureName(file);
  if (!name) throw new Error(`${file}: its name needs a letter or a digit.`);
  const metadata = await sharp(file)
    .metadata()
    .catch(() => undefined);
  if (metadata?.compression === 'hevc' || /\.hei[cf]$/i.test(file)) {
    throw new Error(`${file}: HEIC cannot be read; export it as JPEG or PNG.`);
  }
  if (!metadata || !formats.includes(metadata.format)) {
    throw new Error(`${file}: cannot be read; PNG, JPEG, WebP and AVIF can.`);
  }
  const { width, height } = metadata.autoOrient;
  if (Math.max(width, height) < smallestSide) {
    throw new Error(
      `${file}: ${width} × ${height} px are too few; the longer side needs ${smallestSide} px, better ${1.25 * smallestSide}. Take it on a denser screen, or of a larger window.`,
    );
  }
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch((error) => {
      throw new Error(`${file}: cannot be read (${String(error.message).split('\n')[0]}).`);
    });
  removeFiles(`${folder}/${name}`);
  await encodePicture(data, `${folder}/${name}`, pictureWidths(info.width));
  return { src: `${project}/${name}`, width: info.width, height: info.height };
}

/**
 * Name of a picture on the site, for example `start-menue-2` for `Start Menü (2).png`.
 * @param {string} file
 */
export function pictureName(file) {
  /** @type {Record<string, string>} */
  const german = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return basename(file, extname(file))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => german[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Of an earlier picture of the same name, which may have had other widths. @param {string} picture */
function removeFiles(picture) {
  const folder = dirname(picture);
  const isOne = new RegExp(`^${basename(picture)}-\\d+\\.(avif|webp)$`);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const file of files.filter((each) => isOne.test(each))) rmSync(`${folder}/${file}`);
}
