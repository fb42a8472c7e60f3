import type { Page } from '@playwright/test';
import { root } from '#scripts/install.mjs';
import { firstProject, firstSkill, gallery } from '#scripts/testbed/content.ts';
import {
  type Deployment,
  keepAtOnce,
  keepCopy,
  noAnswer,
  startDeployment,
} from '#scripts/testbed/deployment.ts';
import { expectHydrated, fullTitle, routes } from '#scripts/testbed/routes.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ serviceWorkers: 'allow', expectedErrors: [noAnswer] });
// A test makes a copy and loads several pages.
test.describe.configure({ timeout: 90_000 });

const site = `${root}.cache/test-site-${process.env.TEST_PORT ?? '4180'}`;
let host: Deployment;

test.beforeEach(async () => {
  host = await startDeployment(site);
});
test.afterEach(() => host.stop());

/** Makes the kept scripts wrong, as a disk might. */
async function spoilCopy(page: Page) {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('workbox-precache'));
    const cache = await caches.open(name ?? '');
    const scripts = (await cache.keys()).filter(({ url }) => url.endsWith('.js'));
    const headers = { 'content-type': 'text/javascript' };
    for (const script of scripts) await cache.put(script, new Response('{{', { headers }));
    return scripts.length;
  });
}

/** Those that the page shows. */
async function screenshots(page: Page) {
  const buttons = page.getByRole('button', { name: /^Bild \d von \d vergrößern/ });
  return buttons.locator('img').evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return images.map(({ naturalWidth }) => naturalWidth > 0);
  });
}

/** How many screenshots are in the copy. */
function keptPictures(page: Page) {
  return page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('button img')];
    const found = await Promise.all(images.map(({ currentSrc }) => caches.match(currentSrc)));
    return found.filter(Boolean).length;
  });
}

test('a second visit without network shows every page', async ({ page, context }) => {
  await keepCopy(page, host.url);
  await context.setOffline(true);
  for (const route of routes) {
    await page.goto(host.url + route.path);
    await expect(page).toHaveTitle(fullTitle(route));
    // At `/kontakt` the open form hides it from screen readers.
    const heading = page.getByRole('heading', { name: route.heading, includeHidden: true });
    await expect(heading.first()).toBeVisible();
  }
});

test('pictures that a visit has seen are there without network, others say that they are not', async ({
  page,
  context,
}) => {
  await keepCopy(page, host.url, gallery.path);
  expect(await screenshots(page)).not.toContain(false);
  await expect.poll(() => keptPictures(page)).toBe(4);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Einblicke' })).toBeVisible();
  await expect.poll(() => screenshots(page)).toEqual([true, true, true, true]);

  await page.goto(host.url + firstProject.path);
  await expect(page.getByRole('button', { name: /^Bild 1 von/ })).toBeVisible();
  const missing = await screenshots(page);
  expect(missing).not.toContain(true);
  await expect(page.getByText('Das Bild konnte nicht geladen werden.')).toHaveCount(missing.length);
});

for (const [trouble, begin] of [
  ['keeps a page waiting', () => host.hold('/impressum')],
  ['is out of order', () => host.fail(503)],
] as const) {
  test(`a host that ${trouble} does not hide the copy`, async ({ page }) => {
    await keepCopy(page, host.url);
    const end = begin();
    await page.goto(`${host.url}/impressum`);
    await expect(page.getByRole('heading', { name: 'Impressum' }).first()).toBeVisible();
    end?.();
  });
}

test('another site of the origin is left to the network', async ({ page }) => {
  await keepCopy(page, host.url);
  const broken = '/andere/kaputt';
  host.replace(broken, 'Kaputt', 503);
  const opened = await page.goto(host.url + broken);
  expect(opened?.status()).toBe(503);
  expect(opened?.fromServiceWorker()).toBe(false);
  expect(host.requests.filter((path) => path === broken)).toHaveLength(1);
});

test.describe('a copy that lies', () => {
  test.use({ expectedErrors: [/^The page works without its script only: SyntaxError/] });

  test('is not believed when a part is opened, and thrown away alone by "Erneut laden"', async ({
    page,
  }) => {
    await keepCopy(page, host.url, '/desktop/1');
    expect(await spoilCopy(page)).toBeGreaterThan(20);
    await page.getByRole('link', { name: firstSkill.tile.title }).click();
    await expect(page).toHaveTitle(fullTitle(firstSkill));

    const other = `workbox-precache-v2-${host.url}/andere/`;
    await page.evaluate((name) => caches.open(name), other);
    await page.goto(`${host.url}/desktop/1`);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Erneut laden' }).click();
    await reloaded;
    await expectHydrated(page);
    expect(await page.evaluate(() => caches.keys())).toContain(other);
  });
});

test('of many pictures the hundred that were seen last are kept', async ({ page }) => {
  await keepCopy(page, host.url);
  const seen = `/assets/pictures/${gallery.productImages[0]?.src}-400.avif`;
  await page.evaluate(
    async ([name = '', seen = '']) => {
      const cache = await caches.open(name);
      for (let index = 0; index < 120; index += 1)
        await cache.put(`/assets/pictures/before-${index}.avif`, new Response(''));
      await fetch(seen);
    },
    [`pictures-${host.url}/`, seen],
  );
  const kept = () =>
    page.evaluate(async (name) => {
      const keys = await (await caches.open(name)).keys();
      return { count: keys.length, last: new URL(keys.at(-1)?.url ?? '').pathname };
    }, `pictures-${host.url}/`);
  await expect.poll(kept).toEqual({ count: 100, last: seen });
});

test('where data is saved, nothing is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await keepAtOnce(page);
  await page.goto(`${host.url}/desktop/2`);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await expect(page).toHaveTitle(fullTitle(gallery));
  expect(host.requests).not.toContain('/sw.js');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
