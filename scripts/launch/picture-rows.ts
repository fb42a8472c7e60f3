import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectContent } from '#src/content/types.ts';
import type { ContentFiles } from '../content/content-errors.ts';
import type { Row } from './row.ts';

const assets = 'public/assets';

/** Of a file; undefined where there is none. */
function fingerprint(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}

/** Names one file of each picture of a project, below `public/assets`. */
function picturesOf({ project }: ContentFiles[string]): string[] {
  const { productImages = [] } = (project ?? {}) as Partial<ProjectContent>;
  return productImages.map(({ src, width }) => `pictures/${src}-${width}.webp`);
}

function cardsIn(root: string): string[] {
  return readdirSync(join(root, assets, 'open-graph')).map((file) => `open-graph/${file}`);
}

/** The fingerprints of the pictures of projects and of Open Graph, by their file. */
export function fingerprints(root: string, files: ContentFiles): Record<string, string> {
  const pictures = [...cardsIn(root), ...Object.values(files).flatMap(picturesOf)].sort();
  return Object.fromEntries(
    pictures.map((file) => [file, fingerprint(join(root, assets, file)) ?? '']),
  );
}

/**
 * Which pictures still are the fictional owner's or samples, and which Open Graph picture is missing.
 * @param shipped the fingerprints of the fictional owner's
 */
export function pictureRows(
  root: string,
  files: ContentFiles,
  shipped: Record<string, string>,
): Row[] {
  const rows: Row[] = [];
  const add = (file: string, text: string, field = '') =>
    rows.push({ state: 'open', file, field, text });
  const drawn = new Set(Object.values(shipped));
  const isDrawn = (file: string) => drawn.has(fingerprint(join(root, assets, file)) ?? '');
  const sampleIcon = fingerprint(join(root, 'scripts/new/icon.svg'));

  for (const [file, module] of Object.entries(files)) {
    const name = file.replace(/^.*\/|\.ts$/g, '');
    const count = picturesOf(module).filter(isDrawn).length;
    const remedy =
      name === 'own-site' ? 'npm run art own-site' : `npm run pictures -- ${name} YOUR-FILES`;
    if (count > 0) {
      add(file, `${count} drawn pictures of the fictional owner: ${remedy}`, 'productImages');
    }
    const icon = name;
    const svg = `${assets}/icons/${icon}.svg`;
    if (fingerprint(join(root, svg)) === sampleIcon) add(svg, 'Still the sample: draw your own.');
    const card = `${assets}/open-graph/${name}.jpg`;
    if (!existsSync(join(root, card))) add(card, 'Missing: npm run art open-graph');
  }

  const cards = cardsIn(root).filter(isDrawn);
  if (cards.length > 0) {
    const names = cards.map((card) => card.replace('open-graph/', '')).slice(0, 3);
    const more = cards.length > names.length ? ' …' : '';
    add(
      `${assets}/open-graph`,
      `${cards.length} of the fictional owner (${names.join(', ')}${more}): npm run art open-graph; delete those of pages that are gone.`,
    );
  }
  return rows;
}

/** Pictures that no content names, and that are published all the same. Wallpapers belong to the design. */
export function unusedPictureRows(root: string, files: ContentFiles): Row[] {
  const withoutWidth = (file: string) => file.replace(/-\d+\.\w+$/, '');
  const used = new Set(Object.values(files).flatMap(picturesOf).map(withoutWidth));
  const found = readdirSync(join(root, assets, 'pictures'), { recursive: true, encoding: 'utf8' })
    .map((file) => `pictures/${file.replaceAll('\\', '/')}`)
    .filter((file) => /-\d+\.\w+$/.test(file) && !file.startsWith('pictures/wallpaper/'));
  const unused = new Set(found.map(withoutWidth).filter((name) => !used.has(name)));
  return [...unused].sort().map((name) => {
    const text = 'No content names this picture, but it is published: delete it.';
    return { state: 'open', file: `${assets}/${name}-*`, field: '', text };
  });
}
