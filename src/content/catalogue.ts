import type { Tile } from './types.ts';

/** A detail page as the home screen and the table of routes know it; its texts are fetched with it. */
export interface Detail {
  /** The file with its texts, a key of `detailFiles`. */
  file: string;
  slug: string;
  tile: Tile;
}

// The browser's bundle has the tiles alone (`scripts/evaluated-content.ts`): a project more adds its tile to the first
// load, and nothing else.
const projectTiles = import.meta.glob<Tile>('./projects/*.ts', { eager: true, import: 'tile' });
const skillTiles = import.meta.glob<Tile>('./skills/*.ts', { eager: true, import: 'tile' });

function inOrder(tiles: Record<string, Tile>): readonly Detail[] {
  return Object.entries(tiles)
    .map(([file, tile]) => ({ file, slug: tile.slug, tile }))
    .sort((a, b) => a.tile.order - b.tile.order);
}

/** Every file of `projects`: a new project is a new file, no component names it. */
export const projects = inOrder(projectTiles);

/** Every file of `skills`. */
export const skills = inOrder(skillTiles);
