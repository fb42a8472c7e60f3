import { folderOf } from './content-file.ts';
import { projectFiles, skillFiles } from './folders.ts';
import type { ProjectContent, SkillContent, Tile } from './types.ts';

/** What tile and head of a detail page need, before its texts have loaded. */
export interface Detail {
  /** A key of `detailTexts`. */
  file: string;
  /** Its folder, which names its icon and card. */
  name: string;
  slug: string;
  tile: Tile;
  title: string;
  /** CSS colours of the page's head; skills have no text colour of their own. */
  color?: string;
  background: string;
}

function detailOf([file, content]: [string, ProjectContent | SkillContent]): Detail {
  const { tile, title } = content;
  const colors =
    'backgroundColor' in content
      ? { color: content.color, background: content.backgroundColor }
      : { background: tile.background };
  return { file, name: folderOf(file), slug: tile.slug, tile, title, ...colors };
}

export const projects: readonly Detail[] = Object.entries(projectFiles).map(detailOf);
export const skills: readonly Detail[] = Object.entries(skillFiles).map(detailOf);
