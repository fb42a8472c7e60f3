import type { ProjectContent, SkillContent } from './types.ts';

/** Every project with all its texts, by its file: for the build, its tests and the workshop. The site imports `catalogue.ts`. */
export const projectFiles = import.meta.glob<ProjectContent>('#content/projects/*/project.ts', {
  eager: true,
  import: 'project',
});

/** Every skill, likewise. */
export const skillFiles = import.meta.glob<SkillContent>('#content/skills/*/skill.ts', {
  eager: true,
  import: 'skill',
});

function inOrder<T extends ProjectContent | SkillContent>(files: Record<string, T>): readonly T[] {
  return Object.values(files).sort((a, b) => a.tile.order - b.tile.order);
}

/** The content of every project, in the order of the tiles. */
export const projectContents = inOrder(projectFiles);

/** The content of every skill. */
export const skillContents = inOrder(skillFiles);
