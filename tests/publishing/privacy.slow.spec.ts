import type { Page } from '@playwright/test';
import { erika, fillForm, notificationOf, submit } from '#scripts/testbed/contact.ts';
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

// That no other host is asked the policy sees to, which no test may violate.

test('no address keeps anything, and a visit its draft and nothing else until it is sent', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const { path } of routes) {
    await page.goto(path);
    // What a page loads late, it loads while it is read.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectNothingKept(page);
  }
  await openPage(page, 3);
  const form = await openForm(page);
  await fillForm(form, erika);
  await expectNothingKept(page, ['contact-draft']);
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectNothingKept(page);
});
