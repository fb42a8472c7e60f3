import type { ProjectContent, SkillContent } from './types.ts';

const projectFiles = import.meta.glob<ProjectContent>('./projects/*.ts', {
  eager: true,
  import: 'project',
});
const skillFiles = import.meta.glob<SkillContent>('./skills/*.ts', {
  eager: true,
  import: 'skill',
});

function inOrder<T extends { order: number }>(files: Record<string, T>): readonly T[] {
  return Object.values(files).sort((a, b) => a.order - b.order);
}

/** Every file of `projects`: a new project is a new file, no component names it. */
export const projects = inOrder(projectFiles);

/** Every file of `skills`. */
export const skills = inOrder(skillFiles);
