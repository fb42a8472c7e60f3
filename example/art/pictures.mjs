// `npm run pictures` makes pictures from new and changed originals in the projects' folders.
// `npm run pictures NAME…` makes only the pictures of these projects, or the pictures with these
// names in `other-pictures.mjs`.
import { existsSync, readdirSync } from 'node:fs';
import { contentFolder } from '../../scripts/content-folder.mjs';
import { stop } from '../../scripts/stop.mjs';
import { makeOtherPictures } from './other-pictures.mjs';
import { makeProjectPictures } from './project-pictures.mjs';

const projects = `${contentFolder}/projects`;
/** @param {string} name */
const isProject = (name) => existsSync(`${projects}/${name}/project.ts`);

const names = process.argv.slice(2);
const others = names.filter((name) => !isProject(name));
if (others.length === 0) {
  const chosen = names.length > 0 ? names : readdirSync(projects).filter(isProject).sort();
  await makeProjectPictures(chosen.map((name) => `${projects}/${name}`));
} else if (others.length === names.length) await makeOtherPictures(names);
else {
  const chosen = names.filter(isProject).join(' ');
  stop(`Use two commands: npm run pictures ${chosen}, then npm run pictures ${others.join(' ')}`);
}
