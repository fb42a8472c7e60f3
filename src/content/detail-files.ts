import { type Detail, projects, skills } from './catalogue.ts';
import { neighbours } from './neighbours.ts';
import type { ProjectContent, SkillContent } from './types.ts';

/** What a project's file exports, or a skill's. */
export type DetailModule = { project: ProjectContent } | { skill: SkillContent };

// A module of its own that is loaded with the first detail page: it grows with every project, which the first
// load must not.

/** Imports the file of a detail page, by its path. */
export const detailFiles = import.meta.glob<DetailModule>([
  '#content/projects/*/project.ts',
  '#content/skills/*/skill.ts',
]);

/** The skills that a project was made with, or the projects that were made with a skill. */
export function neighboursOf({ slug }: Detail): readonly Detail[] {
  return [...skills, ...projects].filter((other) => neighbours[slug]?.includes(other.slug));
}
