import type { Page } from '@playwright/test';
import { erika, fillForm, notificationOf, submit } from '#scripts/testbed/contact.ts';
import { gallery } from '#scripts/testbed/content.ts';
import { lightboxAt, screenshot } from '#scripts/testbed/lightbox.ts';
import { routes } from '#scripts/testbed/routes.ts';
import { openForm, openPage } from '#scripts/testbed/steps.ts';
import { expect, test } from '#tests/support/test.ts';

// The copy for visits without network is the one thing that the site may keep.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

async function expectNothingKept(page: Page, session: string[] = []) {
  await page.waitForLoadState('networkidle');
  const { caches, ...kept } = await page.evaluate(async () => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    databases: await indexedDB.databases(),
    caches: await window.caches.keys(),
  }));
  expect(kept).toEqual({ session, local: [], databases: [] });
  expect(await page.context().cookies()).toEqual([]);
  for (const name of caches) expect(name).toMatch(/^(workbox-precache|pictures)/);
}

let urls: URL[];
test.beforeEach(({ context }) => {
  urls = [];
  // The service worker's among them.
  context.on('request', (request) => urls.push(new URL(request.url())));
});
test.afterEach(({ baseURL }) => {
  const foreign = ({ origin, protocol }: URL) => origin !== baseURL && protocol !== 'data:';
  expect(urls.filter(foreign).map(String)).toEqual([]);
});

const posts = () => urls.filter(({ pathname }) => pathname.endsWith(':commit'));

test('no address asks another host or keeps anything', async ({ page }) => {
  test.setTimeout(90_000);
  for (const { path } of routes) {
    await page.goto(path);
    // What a page loads late, it loads while it is read.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectNothingKept(page);
  }
});

test('a visit asks no other host, and keeps its draft and nothing else until it is sent', async ({
  page,
}) => {
  await openPage(page, 2);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await screenshot(page, 1).click();
  await lightboxAt(page, 1).press('ArrowRight');
  await expect(lightboxAt(page, 2)).toBeVisible();
  await openPage(page, 3);
  await expectNothingKept(page);

  const form = await openForm(page);
  await fillForm(form, erika);
  await expectNothingKept(page, ['contact-draft']);
  expect(posts()).toEqual([]);

  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectNothingKept(page);
  expect(posts()).toHaveLength(1);
});
