import { type Detail, projects, skills } from './catalogue.ts';
import type { DetailSummary, ProjectSummary } from './types.ts';

// Of these modules the bundle keeps what the types name (`scripts/content-summaries.ts`).
const projectFiles = import.meta.glob<ProjectSummary>('./projects/*.ts', {
  eager: true,
  import: 'project',
  query: '?summary',
});
const skillFiles = import.meta.glob<DetailSummary>('./skills/*.ts', {
  eager: true,
  import: 'skill',
  query: '?summary',
});

function inOrder<T>(details: readonly Detail[], files: Record<string, T>) {
  return details.flatMap(({ file, slug }) => {
    const summary = files[file];
    return summary ? [{ ...summary, slug }] : [];
  });
}

/** What a list says of each project, in the order of the tiles. */
export const projectSummaries = inOrder(projects, projectFiles);

/** What a list says of each skill, in the order of the tiles. */
export const skillSummaries = inOrder(skills, skillFiles);
