import { folderOf } from './content-file.ts';
import type { ProjectContent, SkillContent, Tile } from './types.ts';

// The browser's bundle has only the values of `projects` and `skills`
// (`scripts/build/site-build.ts`): a project adds its tile and its page's head to the first load.
// The rest is for build, tests and art.

/** Every project with all its texts, by file. */
export const projectFiles = import.meta.glob<ProjectContent>('#content/projects/*/project.ts', {
  eager: true,
  import: 'project',
});

/** Every skill with all its texts, by file. */
export const skillFiles = import.meta.glob<SkillContent>('#content/skills/*/skill.ts', {
  eager: true,
  import: 'skill',
});

function inOrder<T extends ProjectContent | SkillContent>(files: Record<string, T>) {
  return Object.entries(files).sort(([, a], [, b]) => a.tile.order - b.tile.order);
}

export const projectContents = inOrder(projectFiles).map(([, content]) => content);

export const skillContents = inOrder(skillFiles).map(([, content]) => content);

/** What tile and head of a detail page need, before its texts have loaded. */
export interface Detail {
  /** A key of `detailFiles`. */
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

export const projects: readonly Detail[] = inOrder(projectFiles).map(detailOf);
export const skills: readonly Detail[] = inOrder(skillFiles).map(detailOf);
