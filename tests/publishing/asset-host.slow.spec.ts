import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/install.mjs';
import { gallery } from '#tests/support/content.ts';
import { lightboxAt, screenshot } from '#tests/support/lightbox.ts';
import { buildSite, serveSite } from '#tests/support/site-server.ts';
import { expect, test } from '#tests/support/test.ts';

const outDir = `.cache/asset-host-site-${process.env.TEST_PORT ?? '4180'}`;
const folder = join(root, outDir);
const host = 'https://assets.example.org';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a site with an asset host names it in every picture of every page, and asks it for nothing else', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await buildSite({ outDir, env: { VITE_ASSET_HOST: host } });
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  for (const file of pages) {
    const html = readFileSync(join(folder, file), 'utf8');
    const pictures = html.match(/[^\s"(,]*\/assets\/(?:pictures|icons|germany)[^\s"),]*/g) ?? [];
    for (const address of pictures) expect(address).toMatch(`${host}/assets/`);
  }

  const { url, stop } = await serveSite({ outDir });
  const requested: string[] = [];
  await page.route(`${host}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) });
  });
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') own.push(request.url());
  });

  await page.goto(`${url}/desktop/0`);
  await expect.poll(() => requested.join()).toContain('/germany.svg');
  await page.goto(`${url}/desktop/2`);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  const image = screenshot(page, 1).locator('img');
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await stop();

  for (const address of requested) expect(address).toMatch(`${host}/assets/`);
  for (const part of [`/pictures/${gallery.name}/`, '/pictures/wallpaper/', '/icons/']) {
    expect(requested.filter((address) => address.includes(part))).not.toEqual([]);
  }
  expect(own.filter((address) => address.startsWith(`${url}/assets/`))).toEqual([]);
});
