import { projectContents, skillContents } from './catalogue.ts';

const pairs = projectContents.flatMap(({ tile, tags }) =>
  skillContents
    .filter((skill) => tags.includes(skill.title))
    .map((skill) => [tile.slug, skill.tile.slug] as const),
);

/**
 * A project's skills and a skill's projects, by slug: a tag that equals a skill's title links them.
 */
export const neighbours: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...projectContents, ...skillContents].map(({ tile: { slug } }) => [
    slug,
    pairs
      .filter((pair) => pair.includes(slug))
      .flatMap((pair) => pair.filter((one) => one !== slug)),
  ]),
);
