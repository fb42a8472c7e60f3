import { projectContents, skillContents } from './catalogue.ts';

/** What a list says of each project, in the order of the tiles. */
export const projectSummaries = projectContents.map(({ tile: { slug }, ...project }) => {
  const { title, description, tags, year, role, client } = project;
  return { slug, title, description, tags, year, role, client };
});

/** What a list says of each skill, in the order of the tiles. */
export const skillSummaries = skillContents.map(({ tile, title, description }) => ({
  slug: tile.slug,
  title,
  description,
}));
