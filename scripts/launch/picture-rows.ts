import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectContent, Tile } from '#src/content/types.ts';
import type { ContentFiles } from '../content/content-errors.ts';
import type { Row } from './row.ts';

const assets = 'public/assets';

/** Of a file below `public/assets`; undefined where there is none. */
function fingerprint(root: string, file: string): string | undefined {
  const path = join(root, assets, file);
  if (!existsSync(path)) return undefined;
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}

/** Names one file of each picture of a project. */
function picturesOf({ project }: ContentFiles[string]): string[] {
  const { productImages = [] } = (project ?? {}) as Partial<ProjectContent>;
  return productImages.map(({ src, width }) => `pictures/${src}-${width}.webp`);
}

/** The fingerprints of the pictures of projects and of Open Graph, by their file. */
export function fingerprints(root: string, files: ContentFiles): Record<string, string> {
  const cards = readdirSync(join(root, assets, 'open-graph')).map((file) => `open-graph/${file}`);
  const pictures = Object.values(files).flatMap(picturesOf);
  const pairs = [...cards, ...pictures].sort().map((file) => [file, fingerprint(root, file)]);
  return Object.fromEntries(pairs);
}

/**
 * Which pictures still are the fictional owner's, and which Open Graph picture is missing.
 * @param shipped the fingerprints of those
 */
export function pictureRows(
  root: string,
  files: ContentFiles,
  shipped: Record<string, string>,
): Row[] {
  const known = new Set(Object.values(shipped));
  const isShipped = (file: string) => known.has(fingerprint(root, file) ?? '');
  const rows = Object.entries(files).flatMap(([file, module]): Row[] => {
    const name = file.replace(/^.*\/|\.ts$/g, '');
    const drawn = picturesOf(module).filter(isShipped).length;
    const remedy =
      name === 'own-site' ? 'npm run art own-site' : `npm run pictures -- ${name} YOUR-FILES`;
    const text = `${drawn} of the pictures are the drawn ones of the fictional owner: ${remedy}`;
    const { icon } = (module.tile ?? {}) as Partial<Tile>;
    const card = `open-graph/${icon}.jpg`;
    return [
      ...(drawn > 0 ? [{ state: 'open' as const, file, field: 'productImages', text }] : []),
      ...(icon && fingerprint(root, card) === undefined
        ? [
            {
              state: 'open' as const,
              file: `${assets}/${card}`,
              field: '',
              text: 'Missing: npm run art open-graph',
            },
          ]
        : []),
    ];
  });
  const cards = readdirSync(join(root, assets, 'open-graph')).filter((file) =>
    isShipped(`open-graph/${file}`),
  );
  if (cards.length > 0) {
    const names = `${cards.slice(0, 3).join(', ')}${cards.length > 3 ? ' …' : ''}`;
    const text = `${cards.length} of the fictional owner (${names}): npm run art open-graph; delete those of pages that are gone.`;
    rows.push({ state: 'open', file: `${assets}/open-graph`, field: '', text });
  }
  return rows;
}
