import { project as aChess } from '#src/content/projects/a-chess.ts';
import { project as itspylearning } from '#src/content/projects/itspylearning.ts';
import { project as morningChess } from '#src/content/projects/morning-chess.ts';
import { project as ownSite } from '#src/content/projects/own-site.ts';
import { project as threencrypt } from '#src/content/projects/threencrypt.ts';
import { project as visualSort } from '#src/content/projects/visual-sort.ts';
import { skill as flutter } from '#src/content/skills/flutter.ts';
import { skill as python } from '#src/content/skills/python.ts';
import { skill as react } from '#src/content/skills/react.ts';

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
