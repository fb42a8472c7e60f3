// npm run pictures -- PROJECT FILE…: makes of PNG, JPEG, WebP and AVIF files, or of those in a folder, what the site asks
// for, in public/assets/pictures/PROJECT, and prints the lines for the project's content.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importTypeScript } from './import-typescript.mjs';
import { ensureInstalled, root, stop } from './install.mjs';

const [project, ...paths] = process.argv.slice(2);
if (!project || paths.length === 0)
  stop('Name the project and its pictures: npm run pictures -- a-chess game.png');
const content = `src/content/projects/${project}.ts`;
if (!existsSync(join(root, content)))
  stop(`There is no ${content}: npm run new project ${project} makes it.`);
for (const path of paths) if (!existsSync(path)) stop(`There is no ${path}.`);

const files = paths.flatMap((path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((file) => /\.(png|jpe?g|webp|avif|hei[cf])$/i.test(file))
        .sort()
        .map((file) => join(path, file))
    : [path],
);

ensureInstalled();
ensureInstalled(`${root}example/art`);
const { pictureWidths, smallestSide } = await importTypeScript('src/content/picture-widths.ts');
// Not a literal: the root's types must not need the workshop's packages.
const { encodeOwnPicture, pictureName } = await import(
  `${new URL('../example/art/own-pictures.mjs', import.meta.url)}`
);

const names = files.map(pictureName);
const twin = files.find((_, index) => names.indexOf(names[index] ?? '') !== index);
if (twin)
  stop(`${twin}: another file gets the name ${pictureName(twin)}, too; rename one of them.`);

const made = [];
for (const file of files) {
  try {
    made.push(await encodeOwnPicture(file, { project, pictureWidths, smallestSide }));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
if (made.length > 0) {
  console.log(`Put this into productImages in ${content}, and into alt what each picture shows:\n`);
  for (const { src, width, height } of made) {
    const lines = [`src: '${src}'`, `width: ${width}`, `height: ${height}`, `alt: ''`];
    console.log(`    {\n${lines.map((line) => `      ${line},\n`).join('')}    },`);
  }
}
