import type { ProjectContent, SkillContent } from './types.ts';

// With all their texts, for the build, its tests and the workshop. The site imports `catalogue.ts`.
const projectFiles = import.meta.glob<ProjectContent>('./projects/*.ts', {
  eager: true,
  import: 'project',
});
const skillFiles = import.meta.glob<SkillContent>('./skills/*.ts', {
  eager: true,
  import: 'skill',
});

function inOrder<T extends ProjectContent | SkillContent>(files: Record<string, T>): readonly T[] {
  return Object.values(files).sort((a, b) => a.tile.order - b.tile.order);
}

/** The content of every project. */
export const projectContents = inOrder(projectFiles);

/** The content of every skill. */
export const skillContents = inOrder(skillFiles);
