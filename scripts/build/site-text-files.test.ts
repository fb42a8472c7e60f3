import { expect, it, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { absoluteAddress } from '#src/content/addresses.ts';
import { expectedPages } from '#tests/support/content.ts';
import { textFiles } from './site-text-files.ts';

it('sitemap.xml lists every canonical address, in the format of sitemaps.org', () => {
  const listed = expectedPages.filter(({ canonical }) => !canonical);
  const locations = listed.map(({ path }) => `  <url><loc>${absoluteAddress(path)}</loc></url>\n`);
  expect(textFiles()['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('')}</urlset>
`);
});

it('robots.txt and the manifest contain the base path', async () => {
  vi.stubEnv('BASE_URL', '/a/');
  vi.resetModules();
  const site = await import('./site-text-files.ts');
  const { 'robots.txt': robots, 'manifest.webmanifest': manifest = '' } = site.textFiles();
  vi.unstubAllEnvs();
  // Other test files must not get the modules of this base path.
  vi.resetModules();
  expect(robots).toContain(`Sitemap: ${new URL('/a/sitemap.xml', owner.siteUrl)}\n`);
  expect(JSON.parse(manifest)).toMatchObject({ start_url: '/a/', scope: '/a/' });
});
