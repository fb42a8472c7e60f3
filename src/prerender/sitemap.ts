import { projects, skills } from '#src/content/catalogue.ts';
import { pageIndex } from '#src/content/pages.ts';
import { siteAddress } from '#src/content/site-address.ts';
import type { Route } from '#src/navigation/routes.ts';

/** Whether search engines know the page under its own address. */
export function isListed({ screen, canonical }: Route): boolean {
  return screen !== 'not-found' && canonical === undefined;
}

/**
 * The sitemap of all pages (https://www.sitemaps.org/protocol.html).
 * @param changes the day on which each file below `src/content` was last changed, as `2026-11-22`; a page with a
 *   file that is not among them has no date
 */
export function sitemap(routes: readonly Route[], changes: ReadonlyMap<string, string>): string {
  const urls = routes.filter(isListed).map((route) => {
    const days = contentFiles(route).map((file) => changes.get(file));
    const day = days.includes(undefined) ? undefined : days.sort().at(-1);
    const lastChange = day ? `<lastmod>${day}</lastmod>` : '';
    return `  <url><loc>${siteAddress(route.path)}</loc>${lastChange}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The files below `src/content` that a page's texts come from. */
export function contentFiles(route: Route): readonly string[] {
  switch (route.screen) {
    case 'project':
    case 'skill':
      return [nameOf(route.detail)];
    case 'resume':
      return ['resume.ts', 'owner.ts', ...[...projects, ...skills].map(nameOf)];
    case 'privacy':
      return ['privacy.ts', 'privacy-sections.ts', 'owner.ts'];
    case 'home':
      if (route.page === pageIndex.skills) return ['pages.ts', ...skills.map(nameOf)];
      if (route.page === pageIndex.projects) return ['pages.ts', ...projects.map(nameOf)];
      return ['pages.ts', 'owner.ts'];
    default:
      return [`${route.screen}.ts`, 'owner.ts'];
  }
}

/** `projects/a-chess.ts` of `./projects/a-chess.ts`. */
function nameOf({ file }: { file: string }): string {
  return file.slice(2);
}
