import { copyFile, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { letters } from './letters.mjs';

const source = new URL('../node_modules/@fontsource-variable/inter/', import.meta.url);
const target = new URL('../../../src/components/font/', import.meta.url);

/** Names of source files, where the subset has another name. @type {Record<string, string>} */
const sourceNames = { 'latin-more': 'latin-ext' };

/** Makes the site's fonts from Inter, in the weights that the site uses, and copies the licence. */
export async function subsetInter() {
  for (const [name, text] of Object.entries(letters)) {
    const font = await readFile(
      new URL(`files/inter-${sourceNames[name] ?? name}-wght-normal.woff2`, source),
    );
    const subset = await subsetFont(font, text, {
      targetFormat: 'woff2',
      // Browsers use these features by default; the other features would be a fifth of the file.
      keepFeatures: ['calt', 'ccmp', 'kern', 'locl', 'mark', 'mkmk'],
      variationAxes: { wght: { min: 400, max: 700 } },
    });
    await writeFile(new URL(`inter-${name}.woff2`, target), subset);
    console.log(`font  ${name} ${(subset.length / 1024).toFixed(1)} KB`);
  }
  await copyFile(new URL('LICENSE', source), new URL('LICENSE.txt', target));
}
