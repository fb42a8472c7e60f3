import { type Detail, projects, skills } from './details.data.ts';

/** The skills of a project, or the projects with a skill, in the order of their tiles. */
export function relatedDetails({ related }: Pick<Detail, 'related'>): Detail[] {
  return [...skills, ...projects].filter(({ slug }) => related.includes(slug));
}
