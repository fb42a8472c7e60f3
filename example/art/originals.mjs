import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { encodePicture } from './encode.mjs';
import { averageColor, readPicture } from './read-picture.mjs';

/** Pictures in a project's folder, except its card, its icons and the background of its tile. */
const original =
  /^(?!card\.jpg$|icon(-[\w-]+)?\.svg$|tile\.(avif|webp|jpg|png)$|\.).+\.(png|jpe?g|webp|avif|hei[cf]|svg|gif|tiff?|bmp)$/i;

/**
 * Reads a project's originals and `originals.json`, which has each original's hash, average colour
 * and the size (px) of its largest picture. Deletes the pictures whose original no longer exists.
 * @param {string} folder
 * @param {object} options
 * @param {number} options.minPictureSide minimum length of the longer side, px
 * @param {(naturalWidth: number) => number[]} options.pictureWidths
 */
export function readOriginals(folder, { minPictureSide, pictureWidths }) {
  const list = `${folder}/originals.json`;
  /** @type {Record<string, { hash: string, width: number, height: number, color: string }>} */
  const made = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  const save = () => writeFileSync(list, `${JSON.stringify(made, null, 2)}\n`);
  const files = readdirSync(folder).filter((file) => original.test(file));

  for (const file of Object.keys(made).filter((each) => !files.includes(each))) {
    removePictures(folder, pictureName(file));
    delete made[file];
    save();
  }

  return {
    /** New and changed originals, and originals that lack a picture. */
    changed: files.filter((file) => {
      const { hash, width = 0 } = made[file] ?? {};
      const expected = pictureWidths(width).flatMap((each) => [`${each}.avif`, `${each}.webp`]);
      const path = `${folder}/pictures/${pictureName(file)}`;
      return (
        hash !== hashOf(`${folder}/${file}`) ||
        expected.some((end) => !existsSync(`${path}-${end}`))
      );
    }),

    /**
     * Makes an original's pictures in all widths and formats.
     * @param {string} file
     * @throws one line that names the file
     */
    async make(file) {
      const path = `${folder}/${file}`;
      const name = pictureName(file);
      const twin = files.find((each) => each !== file && pictureName(each) === name);
      if (!name) throw new Error(`${path}: its name needs a letter or a digit.`);
      if (twin)
        throw new Error(`${path}: ${twin} gets the same name, ${name}; rename one of them.`);
      const hash = hashOf(path);
      const { data, info } = await readPicture(path, minPictureSide);
      removePictures(folder, name);
      await encodePicture(data, `${folder}/pictures/${name}`, pictureWidths(info.width));
      const color = await averageColor(data);
      made[file] = { hash, width: info.width, height: info.height, color };
      save();
    },

    /** Data of each picture, for `productImages`. */
    pictures: () =>
      Object.entries(made).map(([file, { width, height, color }]) => {
        return { src: `${basename(folder)}/${pictureName(file)}`, width, height, color };
      }),
  };
}

/** @param {string} path */
function hashOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
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

/** Deletes a picture in all widths. @param {string} folder @param {string} name */
function removePictures(folder, name) {
  const pictures = `${folder}/pictures`;
  const files = existsSync(pictures) ? readdirSync(pictures) : [];
  for (const file of files) {
    if (/^(.+)-\d+\.(avif|webp)$/.exec(file)?.[1] === name) rmSync(`${pictures}/${file}`);
  }
}
