import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.mjs';
import { erika, fillForm, notificationOf, submit } from '#tests/support/contact.ts';
import { firstSkill, projectWithPictures } from '#tests/support/content.ts';
import { lightboxAt, screenshotButton } from '#tests/support/lightbox.ts';
import { buildSite, serveSite, storedMessages } from '#tests/support/processes.ts';
import { expectSlide, topBarEntry, unlock } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const base = '/portfolio/';
const assets = 'https://assets.example.org';

test('BASE_PATH, VITE_ASSET_HOST and an absolute OUT_DIR decide where pages and pictures come from', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const outside = mkdtempSync(join(tmpdir(), 'settings-'));
  const folder = join(outside, 'site');
  const messages = join(outside, 'messages');
  const env = { BASE_PATH: base, VITE_ASSET_HOST: assets, MESSAGES_FOLDER: messages };
  await buildSite({ outDir: folder, env });
  expect(readdirSync(outside)).toEqual(['site']);
  // An absolute path is not resolved below the repository.
  expect(existsSync(join(root, folder))).toBe(false);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8');
    const addresses = html.match(/[^\s"(,]*\/assets\/(?:pictures|icons|germany)[^\s"),]*/g) ?? [];
    for (const address of addresses) expect(address).toMatch(`${assets}/assets/`);
  }

  const host = await serveSite({ outDir: folder, env });
  const site = host.url + base.slice(0, -1);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    // Messages go to Firestore's path, which does not start with `base`.
    if (origin === host.url && !pathname.startsWith('/v1/')) requests.push(pathname);
  });
  const assetRequests: string[] = [];
  await page.route(`${assets}/**`, (route) => {
    assetRequests.push(route.request().url());
    return route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) });
  });
  await page.goto(`${site}/`);
  await unlock(page);
  await topBarEntry(page, 2).click();
  await expectSlide(page, 2);
  await page.getByRole('link', { name: projectWithPictures.tile.title }).click();
  await expect(page).toHaveURL(site + projectWithPictures.path);
  await screenshotButton(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expectSlide(page, 2);

  await page.goto(`${site}${firstSkill.path}.html`);
  await expect(page).toHaveURL(site + firstSkill.path);
  await page.goto(`${site}/kontakt`);
  await fillForm(page.getByRole('dialog'), erika);
  await submit(page.getByRole('dialog'));
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectSlide(page, 3);
  expect(storedMessages(messages)).toHaveLength(1);
  const pictures = /\/(pictures|icons)\/.*\.(avif|svg)$/;
  const wrong = requests.filter((path) => !path.startsWith(base) || pictures.test(path));
  expect(wrong).toEqual([]);
  const screenshots = `/pictures/${projectWithPictures.name}/`;
  for (const path of [screenshots, '/pictures/wallpaper/', '/icons/', 'germany'])
    expect(assetRequests.join()).toContain(path);
  await host.stop();
  rmSync(outside, { recursive: true });
});
