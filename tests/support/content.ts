import { project as aChess } from '#content/projects/a-chess/project.ts';
import { project as itspylearning } from '#content/projects/itspylearning/project.ts';
import { project as morningChess } from '#content/projects/morning-chess/project.ts';
import { project as ownSite } from '#content/projects/own-site/project.ts';
import { project as threencrypt } from '#content/projects/threencrypt/project.ts';
import { project as visualSort } from '#content/projects/visual-sort/project.ts';
import { skill as flutter } from '#content/skills/flutter/skill.ts';
import { skill as python } from '#content/skills/python/skill.ts';
import { skill as react } from '#content/skills/react/skill.ts';

const withSlug = <T extends { tile: { slug: string } }>(content: T) => ({
  ...content,
  slug: content.tile.slug,
});

/** All projects; `details.ts` needs Vite to read its folders. */
export const projects = [threencrypt, visualSort, aChess, ownSite, itspylearning, morningChess].map(
  withSlug,
);

/** All skills. */
export const skills = [flutter, python, react].map(withSlug);

/** The last links of every detail page. */
export const endOfDetailPage = [
  'Schreib mir direkt.',
  'Barrierefreiheit',
  'Datenschutz',
  'Impressum',
] as const;
