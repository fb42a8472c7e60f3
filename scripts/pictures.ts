import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as widths from '#src/config/picture-widths.ts';
import { readArguments } from './arguments.ts';
import { foldersOf } from './content/content-folders.ts';
import { contentFolder } from './content-folder.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { stop } from './stop.mjs';

/** `example/art/pictures-from-originals.mjs`, whose packages the root does not have. */
interface OwnPictures {
  originalsIn: (
    folder: string,
    options: typeof widths,
  ) => {
    changed: string[];
    make: (file: string) => Promise<void>;
    /** The pictures as a project's text names them. */
    pictures: () => { src: string; width: number; height: number }[];
  };
}

/**
 * npm run pictures: makes the site's widths and formats of changed originals (PNG, JPEG, WebP,
 * AVIF) in the projects' folders, and prints lines for the projects' texts. With a NAME, those of
 * one project, or the cards, icons, wallpapers and captures of `example/art/pictures-by-name.mjs`.
 */
export async function run(args: string[], importModule: (path: string) => Promise<unknown>) {
  const names = readArguments('npm run pictures', args, {}, 'NAME').positionals;
  const projects = `${contentFolder}/projects`;
  const isProject = (name: string) => existsSync(`${projects}/${name}/project.ts`);
  const others = names.filter((name) => !isProject(name));
  if (others.length > 0 && others.length < names.length)
    stop(`Name projects alone, or none; ${others.join(', ')} can be made afterwards.`);
  ensureInstalled(join(root, 'example/art'));
  if (others.length > 0) return importModule('example/art/pictures-by-name.mjs');
  const chosen = names.length > 0 ? names : foldersOf('project', contentFolder);
  const folders = chosen.map((name) => `${projects}/${name}`);
  const { originalsIn } = (await importModule(
    'example/art/pictures-from-originals.mjs',
  )) as OwnPictures;
  const plans = folders.map((folder) => ({ folder, ...originalsIn(folder, widths) }));
  const changed = plans.flatMap(({ folder, changed, make }) =>
    changed.map((file) => ({ folder, file, make })),
  );
  if (changed.length === 0) console.log(`No picture in ${projects} has changed.`);
  for (const [index, { folder, file, make }] of changed.entries()) {
    console.log(`${index + 1} of ${changed.length}  ${folder}/${file}`);
    try {
      await make(file);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }

  for (const { folder, pictures } of plans) {
    const text = readFileSync(`${folder}/project.ts`, 'utf8');
    const unnamed = pictures().filter(
      ({ src, width, height }) =>
        !new RegExp(`['"]${src}['"],\\s*width: ${width},\\s*height: ${height},`).test(text),
    );
    if (unnamed.length === 0) continue;
    console.log(
      `\nPut this into productImages in ${folder}/project.ts, and into alt what each picture shows:`,
    );
    for (const { src, width, height } of unnamed) {
      const lines = [`src: '${src}'`, `width: ${width}`, `height: ${height}`, `alt: ''`];
      console.log(`    {\n${lines.map((line) => `      ${line},\n`).join('')}    },`);
    }
  }
}
