import { folderOf } from './content-file.ts';
import type { ProjectContent, SkillContent, Tile } from './types.ts';

// The browser's bundle has the values of `projects` and `skills` alone (`scripts/build/site-build.ts`): a project
// more adds its tile and the head of its page to the first load. All else is for the build, its tests and the workshop.

/** Every project with all its texts, by its file: a new project is a new folder, no component names it. */
export const projectFiles = import.meta.glob<ProjectContent>('#content/projects/*/project.ts', {
  eager: true,
  import: 'project',
});

/** Every skill, likewise. */
export const skillFiles = import.meta.glob<SkillContent>('#content/skills/*/skill.ts', {
  eager: true,
  import: 'skill',
});

function inOrder<T extends ProjectContent | SkillContent>(files: Record<string, T>) {
  return Object.entries(files).sort(([, a], [, b]) => a.tile.order - b.tile.order);
}

export const projectContents = inOrder(projectFiles).map(([, content]) => content);

export const skillContents = inOrder(skillFiles).map(([, content]) => content);

/** A detail page as its tile opens it, before its texts have come. */
export interface Detail {
  /** The file with its texts, a key of `detailFiles`. */
  file: string;
  /** Its folder, after which its icon and its card are named. */
  name: string;
  slug: string;
  tile: Tile;
  title: string;
  /** CSS colours of the page's head: that of the text where the project has its own, and what is behind it. */
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
