import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source = new URL('../node_modules/@fontsource-variable/inter/', import.meta.url);
const target = new URL('../../../src/ui/font/', import.meta.url);

/** @param {number} from @param {number} to */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** What is cut out of a file of Inter's. */
const letters = {
  /** The letters of German and its neighbours in the west, and the signs that German texts use. */
  latin: [
    range(0x20, 0x7e),
    range(0xc0, 0xff).replace(/[ÐÞð÷þ]/g, ''),
    'ıŒœ',
    '\u00a0\u00ad§©®°·«»–—‘’‚“”„•…‹›€−',
  ].join(''),
  /** Polish, Czech, Croatian, Turkish …: `unicode-range` in `inter.css` names the same. */
  'latin-ext': range(0x100, 0x17f),
};

/**
 * Cuts the site's fonts out of Inter (SIL Open Font License 1.1), in the weights that it uses, 400
 * to 700, and copies the licence.
 */
export async function subsetInter() {
  for (const [name, text] of Object.entries(letters)) {
    const font = await readFile(new URL(`files/inter-${name}-wght-normal.woff2`, source));
    const subset = await subsetFont(font, text, {
      targetFormat: 'woff2',
      // The features that are on by default; the others bring a fifth of the file.
      keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk'],
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    await writeFile(new URL(`inter-${name}.woff2`, target), subset);
    console.log(`font  ${name} ${(subset.length / 1024).toFixed(1)} KB`);
  }
  await copyFile(new URL('LICENSE', source), new URL('LICENSE.txt', target));
}
