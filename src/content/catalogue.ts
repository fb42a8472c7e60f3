import type { ProjectContent, SkillContent, Tile } from './types.ts';

/** A detail page as its tile opens it, before its texts have come. */
export interface Detail {
  /** The file with its texts, a key of `detailFiles`. */
  file: string;
  slug: string;
  tile: Tile;
  /** The page's heading. */
  title: string;
  /** CSS colours of the page's head: that of the text where the project has its own, and what is behind it. */
  color?: string;
  background: string;
}

// The browser's bundle has the values alone (`scripts/evaluated-content.ts`): a project more adds its tile and the head
// of its page to the first load, and nothing else.
const projectFiles = import.meta.glob<ProjectContent>('./projects/*.ts', {
  eager: true,
  import: 'project',
});
const skillFiles = import.meta.glob<SkillContent>('./skills/*.ts', {
  eager: true,
  import: 'skill',
});

function inOrder(files: Record<string, ProjectContent | SkillContent>): readonly Detail[] {
  return Object.entries(files)
    .map(([file, content]) => {
      const { tile, title } = content;
      const isProject = 'backgroundColor' in content;
      const colors = isProject
        ? { color: content.color, background: content.backgroundColor }
        : { background: tile.background };
      return { file, slug: tile.slug, tile, title, ...colors };
    })
    .sort((a, b) => a.tile.order - b.tile.order);
}

/** Every file of `projects`: a new project is a new file, no component names it. */
export const projects = inOrder(projectFiles);

/** Every file of `skills`. */
export const skills = inOrder(skillFiles);
