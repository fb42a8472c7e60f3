import { readFileSync } from 'node:fs';
import { minPictureSide, pictureWidths } from '../../src/lib/specification.ts';
import { readOriginals } from './originals.mjs';

/**
 * Makes the pictures of changed originals, and prints what `productImages` lacks.
 * @param {readonly string[]} folders of projects
 */
export async function makeProjectPictures(folders) {
  const plans = folders.map((folder) => {
    return { folder, ...readOriginals(folder, { minPictureSide, pictureWidths }) };
  });
  await makeChanged(plans);
  for (const plan of plans) printUnlisted(plan);
}

/** @typedef {{ folder: string } & ReturnType<typeof readOriginals>} Plan */

/** @param {readonly Plan[]} plans */
async function makeChanged(plans) {
  const changed = plans.flatMap(({ folder, changed, make }) =>
    changed.map((file) => ({ folder, file, make })),
  );
  if (changed.length === 0) console.log('No picture of a project has changed.');
  for (const [index, { folder, file, make }] of changed.entries()) {
    console.log(`${index + 1} of ${changed.length}  ${folder}/${file}`);
    try {
      await make(file);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}

/** Prints the pictures that `productImages` lacks. @param {Plan} plan */
function printUnlisted({ folder, pictures }) {
  const text = readFileSync(`${folder}/project.ts`, 'utf8');
  const unlisted = pictures().filter(
    ({ src, width, height }) =>
      !new RegExp(`['"]${src}['"],\\s*width: ${width},\\s*height: ${height},`).test(text),
  );
  if (unlisted.length === 0) return;
  console.log(
    `\nPut these lines into productImages in ${folder}/project.ts, and describe each picture in alt:`,
  );
  for (const { src, width, height, color } of unlisted) {
    console.log(`    {
      src: '${src}',
      width: ${width},
      height: ${height},
      color: '${color}',
      alt: '',
    },`);
  }
}
