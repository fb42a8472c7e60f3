import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { letters } from './letters.mjs';

const source = new URL('../node_modules/@fontsource-variable/inter/', import.meta.url);
const target = new URL('../../../src/components/font/', import.meta.url);

/** Source file of a subset, if it has another name. @type {Record<string, string>} */
const sources = { 'latin-more': 'latin-ext' };

/**
 * Cuts the site's fonts out of Inter (SIL Open Font License 1.1), in the weights that the site uses,
 * 400 to 700, and copies the licence.
 */
export async function subsetInter() {
  for (const [name, text] of Object.entries(letters)) {
    const font = await readFile(
      new URL(`files/inter-${sources[name] ?? name}-wght-normal.woff2`, source),
    );
    const subset = await subsetFont(font, text, {
      targetFormat: 'woff2',
      // The features that are on by default; the others would be a fifth of the file.
      keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk'],
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    await writeFile(new URL(`inter-${name}.woff2`, target), subset);
    console.log(`font  ${name} ${(subset.length / 1024).toFixed(1)} KB`);
  }
  await copyFile(new URL('LICENSE', source), new URL('LICENSE.txt', target));
}
