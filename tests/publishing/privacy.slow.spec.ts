import type { Page } from '@playwright/test';
import { erika, fillForm, notificationOf, submit } from '#tests/support/contact.ts';
import { gallery } from '#tests/support/content.ts';
import { routes } from '#tests/support/routes.ts';
import { expectPage, openForm, openLock, topBarEntry, unlock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

// The copy for visits without network is the one thing that the site may keep.
test.use({ serviceWorkers: 'allow' });

async function expectNothingKept(page: Page, session: string[]) {
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

/** Every request of the visit, the service worker's among them. */
function watchRequests(page: Page) {
  const urls: URL[] = [];
  page.context().on('request', (request) => urls.push(new URL(request.url())));
  return {
    foreignTo: (origin: string) =>
      urls.filter((url) => url.origin !== origin && url.protocol !== 'data:').map(String),
    posts: () => urls.filter(({ pathname }) => pathname.endsWith(':commit')).length,
  };
}

test('no address asks another host or keeps anything', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  const requests = watchRequests(page);
  for (const { path } of routes) {
    await page.goto(path);
    // What a page loads late, it loads while it is read.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const loaded = () => performance.getEntriesByType('resource').length;
    await expect.poll(() => page.evaluate(loaded)).toBeGreaterThan(2);
    await expectNothingKept(page, []);
  }
  await page.waitForLoadState('networkidle');
  expect(requests.foreignTo(baseURL ?? '')).toEqual([]);
});

test('a visit asks no other host, and keeps its draft and nothing else until it is sent', async ({
  page,
  baseURL,
}) => {
  const requests = watchRequests(page);
  await openLock(page);
  await unlock(page);
  await topBarEntry(page, 2).click();
  await expectPage(page, 2);
  await page.getByRole('link', { name: gallery.tile.title }).click();
  await page.getByRole('button', { name: /^Bild 1 von 4 vergrößern/ }).click();
  await page.getByRole('dialog', { name: 'Bild 1 von 4' }).press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Bild 2 von 4' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expectPage(page, 2);
  await topBarEntry(page, 3).click();
  await expectPage(page, 3);
  await expectNothingKept(page, []);

  const form = await openForm(page);
  await fillForm(form, erika);
  await page.waitForLoadState('networkidle');
  await expectNothingKept(page, ['contact-draft']);
  expect(requests.posts()).toBe(0);

  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(requests.posts()).toBe(1);
  await page.waitForLoadState('networkidle');
  await expectNothingKept(page, []);
  expect(requests.foreignTo(baseURL ?? '')).toEqual([]);
});
