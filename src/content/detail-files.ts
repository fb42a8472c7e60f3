import { type Detail, projects, skills } from './catalogue.ts';
import { neighbours } from './neighbours.ts';
import type { ProjectContent, SkillContent } from './types.ts';

export type DetailModule = { project: ProjectContent } | { skill: SkillContent };

/**
 * Imports by path. Loaded with the first detail page, because the list grows with every project.
 */
export const detailFiles = import.meta.glob<DetailModule>([
  '#content/projects/*/project.ts',
  '#content/skills/*/skill.ts',
]);

/** A project's skills, or a skill's projects. */
export function neighboursOf({ slug }: Detail): readonly Detail[] {
  return [...skills, ...projects].filter((other) => neighbours[slug]?.includes(other.slug));
}
