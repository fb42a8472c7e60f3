import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { contentFiles } from '#scripts/build/content-files.ts';
import { type Rule, rowsOf } from './site.ts';

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
export const pictureRows: Rule = ({ folder, files }) => {
  const ofExample = new Set(picturesIn('example').map(digest));
  const sample = digest('scripts/new/project/icon.svg');
  const all = picturesIn(folder);
  const shipped = all.filter((path) => ofExample.has(digest(path)));
  const rows = Object.entries(files).flatMap(([file, { project, skill, page }]) => {
    if (!project && !skill && !page) return [];
    const own = `${dirname(file)}/`;
    const namesOf = (paths: string[]) => [
      ...new Set(paths.filter((path) => path.startsWith(`${own}pictures/`)).map(withoutWidth)),
    ];
    const count = namesOf(shipped).length;
    const images = project?.productImages ?? [];
    const named = images.map(({ src }) => `${own}pictures/${basename(src)}`);
    const unused = namesOf(all).filter((name) => !named.includes(name));
    const [icon, card] = [`${own}icon.svg`, `${own}card.jpg`];
    return [
      ...rowsOf('open', file, {
        productImages:
          count > 0 &&
          `${count} are the example's: put your own into ${own}, then npm run pictures`,
      }),
      ...unused.flatMap((name) =>
        rowsOf('open', `${name}-*`, { '': 'Published, but no text names it: delete it.' }),
      ),
      ...rowsOf('open', icon, {
        '': all.includes(icon) && digest(icon) === sample && 'Still the sample: draw your own.',
      }),
      ...rowsOf('open', card, { '': !all.includes(card) && 'Missing: npm run art open-graph' }),
    ];
  });
  const cards = shipped.filter((path) => /\/card\.jpg$|\/open-graph\//.test(path));
  const text = `One of ${cards.length} cards that are the example's: npm run art open-graph`;
  return [...rows, ...cards.slice(0, 1).flatMap((card) => rowsOf('open', card, { '': text }))];
};
