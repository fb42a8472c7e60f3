import { basePath } from '#src/config/environment.ts';
import { owner } from '#src/content/owner.ts';
import { lockScreen } from '#src/content/pages.ts';
import { siteAddress } from '#src/content/site-address.ts';
import type { Route } from '#src/navigation/routes.ts';

export function sitemap(routes: readonly Route[]): string {
  const urls = routes
    .filter(({ screen, canonical }) => screen !== 'not-found' && canonical === undefined)
    .map(({ path }) => `  <url><loc>${siteAddress(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteAddress(`${basePath}sitemap.xml`)}\n`;
}

export function webManifest(): string {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `${basePath}icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: owner.siteTitle,
    short_name: owner.firstName,
    description: lockScreen.head.description,
    lang: 'de',
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    background_color: '#171922',
    theme_color: '#171922',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
