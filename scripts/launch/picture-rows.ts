import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { contentFiles } from '#scripts/build/content-files.ts';
import type { Rule } from './row.ts';

/** The pictures, cards and icons of a folder of content. */
function picturesIn(folder: string): string[] {
  const cards = `${folder}/public/assets/open-graph`;
  const names = existsSync(cards) ? readdirSync(cards) : [];
  const files = [...contentFiles(folder).values(), ...names.map((name) => `${cards}/${name}`)];
  return files.map((path) => path.replaceAll('\\', '/'));
}

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const withoutWidth = (path: string) => path.replace(/-\d+\.\w+$/, '');

/** Pictures that are missing, or the example's whatever their names, or samples, or that no text names. */
export const pictureRows: Rule = ({ folder, files }, say) => {
  const ofExample = new Set(picturesIn('example').map(digest));
  const sample = digest('scripts/new/project/icon.svg');
  const all = picturesIn(folder);
  const shipped = all.filter((path) => ofExample.has(digest(path)));
  for (const [file, { project, skill, page }] of Object.entries(files)) {
    if (!project && !skill && !page) continue;
    const own = `${dirname(file)}/`;
    const namesOf = (paths: string[]) =>
      new Set(paths.filter((path) => path.startsWith(`${own}pictures/`)).map(withoutWidth));
    const count = namesOf(shipped).size;
    if (count > 0) {
      const remedy = `put your own into ${own}, then npm run pictures`;
      say('open', file, 'productImages', `${count} are the example's: ${remedy}`);
    }
    const images = project?.productImages ?? [];
    const named = images.map(({ src }) => `${own}pictures/${basename(src)}`);
    for (const name of namesOf(all)) {
      if (!named.includes(name))
        say('open', `${name}-*`, '', 'Published, but no text names it: delete it.');
    }
    const [icon, card] = [`${own}icon.svg`, `${own}card.jpg`];
    if (all.includes(icon) && digest(icon) === sample)
      say('open', icon, '', 'Still the sample: draw your own.');
    if (!all.includes(card)) say('open', card, '', 'Missing: npm run art open-graph');
  }
  const cards = shipped.filter((path) => /\/card\.jpg$|\/open-graph\//.test(path));
  const text = `One of ${cards.length} cards that are the example's: npm run art open-graph`;
  if (cards[0]) say('open', cards[0], '', text);
};
