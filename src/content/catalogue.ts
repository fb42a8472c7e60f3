import { folderOf } from './content-file.ts';
import { projectFiles, skillFiles } from './details.ts';
import type { ProjectContent, SkillContent, Tile } from './types.ts';

/** A detail page as its tile opens it, before its texts have come. */
export interface Detail {
  /** The file with its texts, a key of `detailFiles`. */
  file: string;
  /** Its folder, after which its icon and its card are named. */
  name: string;
  slug: string;
  tile: Tile;
  /** The page's heading. */
  title: string;
  /** CSS colours of the page's head: that of the text where the project has its own, and what is behind it. */
  color?: string;
  background: string;
}

// The browser's bundle has the values alone (`scripts/build/content-values.ts`): a project more adds its tile and the head
// of its page to the first load, and nothing else.
function inOrder(files: Record<string, ProjectContent | SkillContent>): readonly Detail[] {
  return Object.entries(files)
    .map(([file, content]) => {
      const { tile, title } = content;
      const isProject = 'backgroundColor' in content;
      const colors = isProject
        ? { color: content.color, background: content.backgroundColor }
        : { background: tile.background };
      return { file, name: folderOf(file), slug: tile.slug, tile, title, ...colors };
    })
    .sort((a, b) => a.tile.order - b.tile.order);
}

/** Every folder of `projects`: a new project is a new folder, no component names it. */
export const projects = inOrder(projectFiles);

/** Every folder of `skills`. */
export const skills = inOrder(skillFiles);
