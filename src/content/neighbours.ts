import { projectContents, skillContents } from './catalogue.ts';

const pairs = projectContents.flatMap(({ tile, tags }) =>
  skillContents
    .filter((skill) => tags.includes(skill.title))
    .map((skill) => [tile.slug, skill.tile.slug] as const),
);

/**
 * The skills among a project's tags, and the projects that have a skill among theirs, by slug. A tag means the skill
 * whose title is written exactly so; one that means none joins nothing.
 */
export const neighbours: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...projectContents, ...skillContents].map(({ tile: { slug } }) => [
    slug,
    pairs
      .filter((pair) => pair.includes(slug))
      .flatMap((pair) => pair.filter((one) => one !== slug)),
  ]),
);
