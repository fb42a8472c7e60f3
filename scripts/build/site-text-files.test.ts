import { expect, it, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { absoluteAddress } from '#src/content/absolute-address.ts';
import { routes } from '#tests/support/routes.ts';
import { textFiles } from './site-text-files.ts';

// A page whose canonical address is another's is not listed.
const listed = routes
  .filter(({ canonical }) => !canonical)
  .map(({ path }) => absoluteAddress(path));
const files = textFiles();

it('sitemap.xml lists every page without another canonical address, in the format of sitemaps.org', () => {
  const locations = listed.map((address) => `  <url><loc>${address}</loc></url>\n`);
  expect(files['sitemap.xml']).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${locations.join('')}</urlset>
`);
});

it('llms.txt has the format of llmstxt.org and links every page and the vCard once', () => {
  const text = files['llms.txt'] ?? '';
  const [head = '', ...sections] = text.split(/^## /m);
  expect(head).toMatch(new RegExp(`^# ${owner.fullName}\n\n> [^\n]+\n\n[^\n]+\n\n$`));
  expect(sections.length).toBeGreaterThanOrEqual(3);
  for (const section of sections)
    expect(section).toMatch(/^[^\n]+\n\n(- \[[^\]]+\]\(https:\/\/[^)\s]+\): [^\n]+\n)+\n?$/);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address);
  expect(links.toSorted()).toEqual([...listed, absoluteAddress('/kontakt.vcf')].toSorted());
});

it('robots.txt and the manifest name the folder of the host in which the site is', async () => {
  vi.stubEnv('BASE_URL', '/a/');
  vi.resetModules();
  const site = await import('./site-text-files.ts');
  const { 'robots.txt': robots, 'manifest.webmanifest': manifest = '' } = site.textFiles();
  vi.unstubAllEnvs();
  // Files of tests share their modules.
  vi.resetModules();
  expect(robots).toContain(`Sitemap: ${new URL('/a/sitemap.xml', owner.siteUrl)}\n`);
  expect(JSON.parse(manifest)).toMatchObject({ start_url: '/a/', scope: '/a/' });
});
