import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { contentFiles } from '#scripts/build/content-files.ts';
import type { ProjectContent } from '#src/content/types.ts';
import { type Rule, rowsOf } from './row.ts';

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** The pictures, cards and icons of a folder of content. */
function picturesIn(folder: string) {
  const files = contentFiles(folder);
  const cards = `${folder}/public/assets/open-graph`;
  for (const name of existsSync(cards) ? readdirSync(cards) : [])
    files.set(`open-graph/${name}`, `${cards}/${name}`);
  return [...files].map(([address, path]) => ({
    kind: address.split('/')[0],
    path: path.replaceAll('\\', '/'),
    digest: digest(path),
  }));
}

/** Pictures that are missing, or the example's whatever their names, or samples, or that no text names. */
export const pictureRows: Rule = ({ folder, files }) => {
  const shipped = new Set(picturesIn('example').map((picture) => picture.digest));
  const all = picturesIn(folder);
  const cards = all.filter((each) => each.kind === 'open-graph' && shipped.has(each.digest));
  const sample = digest('scripts/new/project/icon.svg');
  return [
    ...Object.entries(files).flatMap(([file, { project, skill, page }]) => {
      if (!project && !skill && !page) return [];
      const own = file.replace(/[^/]+$/, '');
      const { productImages = [] } = (project ?? {}) as Partial<ProjectContent>;
      const names = new Set(
        productImages.map(({ src }) => src.replace(/^.*\//, `${own}pictures/`)),
      );
      const pictures = all.filter(({ path }) => path.startsWith(`${own}pictures/`));
      const withoutWidth = (path: string) => path.replace(/-\d+\.\w+$/, '');
      const drawn = pictures.filter((each) => shipped.has(each.digest));
      const count = new Set(drawn.map(({ path }) => withoutWidth(path))).size;
      const unused = pictures
        .map(({ path }) => withoutWidth(path))
        .filter((name) => !names.has(name));
      const isSample = all.some((each) => each.path === `${own}icon.svg` && each.digest === sample);
      return [
        ...rowsOf('open', file, {
          productImages:
            count > 0 &&
            `${count} are the example's: put your own into ${own}, then npm run pictures`,
        }),
        ...[...new Set(unused)].flatMap((name) =>
          rowsOf('open', `${name}-*`, { '': 'Published, but no text names it: delete it.' }),
        ),
        ...rowsOf('open', `${own}icon.svg`, { '': isSample && 'Still the sample: draw your own.' }),
        ...rowsOf('open', `${own}card.jpg`, {
          '': !existsSync(`${own}card.jpg`) && 'Missing: npm run art open-graph',
        }),
      ];
    }),
    ...rowsOf('open', cards[0]?.path ?? '', {
      '':
        cards.length > 0 &&
        `One of ${cards.length} cards that are the example's: npm run art open-graph`,
    }),
  ];
};
