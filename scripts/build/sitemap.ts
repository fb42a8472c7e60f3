import { siteAddress } from '#src/content/site-address.ts';
import type { Route } from '#src/navigation/routes.ts';

/** Whether search engines know the page under its own address. */
export function isListed({ screen, canonical }: Route): boolean {
  return screen !== 'not-found' && canonical === undefined;
}

/** The sitemap of all pages (https://www.sitemaps.org/protocol.html). */
export function sitemap(routes: readonly Route[]): string {
  const urls = routes
    .filter(isListed)
    .map(({ path }) => `  <url><loc>${siteAddress(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
