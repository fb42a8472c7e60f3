import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstSkill, gallery } from '#tests/support/content.ts';
import { lightboxAt } from '#tests/support/lightbox.ts';
import { buildSite, type SiteServer, serveSite } from '#tests/support/site-server.ts';
import { expect, test } from '#tests/support/test.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outDir = `.cache/asset-host-site-${process.env.TEST_PORT ?? '4180'}`;
const host = 'https://assets.example.org';
let site: SiteServer | undefined;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await buildSite({ outDir, env: { VITE_ASSET_HOST: host } });
  site = await serveSite({ outDir });
});
test.afterAll(() => site?.stop());

test('a build for an asset host names it in every picture of every page', () => {
  const files = readdirSync(join(root, outDir), { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    const html = readFileSync(join(root, outDir, page), 'utf8');
    const pictures = html.match(/[^\s"(,]*\/assets\/(?:pictures|icons|germany)[^\s"),]*/g) ?? [];
    for (const address of pictures) expect(address).toMatch(`${host}/assets/`);
    if (['desktop', gallery.slug, firstSkill.slug].some((part) => page.includes(part)))
      expect(pictures.length).toBeGreaterThan(0);
  }
});

test('a site with an asset host requests its pictures there and nothing else', async ({ page }) => {
  const url = site?.url ?? '';
  const requested: string[] = [];
  await page.route(`${host}/**`, (route) => {
    requested.push(route.request().url());
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(root, outDir, pathname) });
  });
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') own.push(request.url());
  });

  await page.goto(`${url}/desktop/0`);
  await expect.poll(() => requested.join()).toContain('/germany.svg');
  await page.goto(`${url}/desktop/2`);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  const screenshot = page.getByRole('button', { name: /^Bild 1 von \d vergrößern/ });
  const image = screenshot.locator('img');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  await screenshot.click();
  await expect(lightboxAt(page, 1)).toBeVisible();

  for (const address of requested) expect(address).toMatch(`${host}/assets/`);
  const screenshots = `/pictures/${gallery.name}/`;
  for (const part of [screenshots, '/pictures/wallpaper/', '/icons/', '/germany.svg']) {
    expect(requested.filter((address) => address.includes(part))).not.toEqual([]);
  }
  expect(own.filter((address) => address.startsWith(`${url}/assets/`))).toEqual([]);
});
