import type { Page } from '@playwright/test';
import { pageIndex } from '#src/content/pages.ts';
import { closeApp, openApp, tile } from '#tests/support/apps.ts';
import { gallery, projects, skills } from '#tests/support/content.ts';
import { notify } from '#tests/support/notifications.ts';
import { openForm, openLock, openPage, unlock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const scripts = /\/assets\/app\/([\w.-]+)-[\w-]{8}\.js/;

/** The names of the scripts that the page has fetched, without their hashes, from now on. */
function fetchedScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = scripts.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

/** Waits until nothing has been fetched for a while and the browser has nothing to do. */
async function rest(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<unknown>((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
}

// What else would be fetched ahead does not come; a part that is opened and does not come says more.
test.use({ expectedErrors: [/^Failed to load resource: net::ERR_FAILED/] });

test('once a page rests, what can be tapped there opens though no script comes any more', async ({
  page,
}) => {
  const fetched = fetchedScripts(page);
  await openPage(page, pageIndex.projects);
  await rest(page);
  for (const { name } of skills) expect(fetched).not.toContain(name);
  await page.route(scripts, (route) => route.abort());
  for (const project of projects) {
    await tile(page, project).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/desktop/2');
  }
});

test('on the lock and on the page of a project nothing is fetched ahead, Firestore when the form opens', async ({
  page,
}) => {
  const fetched = fetchedScripts(page);
  await openLock(page);
  await rest(page);
  expect(fetched).not.toContain('contact-form');
  await unlock(page);
  await expect.poll(() => fetched).toContain('contact-form');

  fetched.clear();
  await page.goto(gallery.path);
  await rest(page);
  expect(fetched).not.toContain('contact-form');
  await page.getByRole('link', { name: 'Schreib mir direkt.' }).hover();
  await expect.poll(() => fetched).toContain('contact-form');

  await openPage(page, pageIndex.contact);
  await rest(page);
  expect([...fetched].join()).not.toMatch(/firestore|firebase/);
  await openForm(page);
  await expect.poll(() => [...fetched].join()).toMatch(/firestore/);
});

for (const [reason, connection] of Object.entries({
  'the visitor saves data': { saveData: true, effectiveType: '4g' },
  'the link is slow': { saveData: false, effectiveType: '3g' },
})) {
  test(`where ${reason} nothing is fetched ahead, and everything opens`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const fetched = fetchedScripts(page);
    await openPage(page, pageIndex.contact);
    await page.getByRole('link', { name: 'Impressum' }).hover();
    await page.getByRole('button', { name: 'Schreiben' }).hover();
    await rest(page);
    expect(fetched).not.toContain('contact-form');
    expect(fetched).not.toContain('impressum');
    await openPage(page, pageIndex.projects);
    await tile(page, gallery).hover();
    await rest(page);
    expect(fetched).not.toContain(gallery.name);
    await openApp(page, gallery);
    await closeApp(page, gallery);
    await notify(page);
  });
}
