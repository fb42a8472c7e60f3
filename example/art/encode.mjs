import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';

// Screenshots have flat areas and small letters. So AVIF gets full colour resolution. WebP, which
// is always 4:2:0, gets sharper edges.
const avif = { quality: 62, effort: 6, chromaSubsampling: '4:4:4' };
const webp = { quality: 84, alphaQuality: 90, effort: 6, smartSubsample: true };

/**
 * Writes a picture as AVIF and WebP in each of the given widths (px).
 *
 * @param {Buffer} png
 * @param {string} file path of the files, without width and extension
 * @param {readonly number[]} widths
 * @returns {Promise<number>} the size of all files together, in bytes
 */
export async function encodePicture(png, file, widths) {
  await mkdir(dirname(file), { recursive: true });
  let bytes = 0;
  for (const width of widths) {
    const sized = sharp(png).resize({ width });
    bytes += (await sized.clone().avif(avif).toFile(`${file}-${width}.avif`)).size;
    bytes += (await sized.clone().webp(webp).toFile(`${file}-${width}.webp`)).size;
  }
  return bytes;
}
