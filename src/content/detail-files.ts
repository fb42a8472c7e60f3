import { type Detail, projects, skills } from './catalogue.ts';
import type { DetailModule } from './types.ts';

// A module of its own that is loaded with the first detail page: it grows with every project, which the first
// load must not.

/** Imports the file of a detail page, by its path from here. */
export const detailFiles = import.meta.glob<DetailModule>(['./projects/*.ts', './skills/*.ts']);

// As the tiles in `catalogue.ts`; `scripts/project-tags.ts` makes the export.
const projectTags = import.meta.glob<readonly string[]>('./projects/*.ts', {
  eager: true,
  import: 'tags',
  query: '?tags',
});

/**
 * The skills among a project's tags, or the projects that have a skill among theirs. A tag means the skill whose
 * tile is written exactly so; one that means none joins nothing.
 */
export function neighboursOf({ file, tile }: Detail): readonly Detail[] {
  const tags = projectTags[file];
  return tags
    ? skills.filter((skill) => tags.includes(skill.tile.title))
    : projects.filter((project) => projectTags[project.file]?.includes(tile.title));
}
