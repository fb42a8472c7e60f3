import type { Page } from '@playwright/test';
import { erika, fillForm, notificationOf, submit } from '#scripts/testbed/contact.ts';
import { gallery, projects, skills } from '#scripts/testbed/content.ts';
import { notify } from '#scripts/testbed/notifications.ts';
import { openForm, openLock, openPage, type PageNumber, unlock } from '#scripts/testbed/steps.ts';
import { closeApp, openApp, tile } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

/** The names of the scripts that the page has fetched, without their hashes, from now on. */
function fetchedScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/app\/([\w.-]+)-[\w-]{8}\.js/.exec(request.url()) ?? [];
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

const entry = ['index'];
const lock = [...entry, 'lock-screen'];
const detail = [...entry, 'detail-files', 'detail-screen'];
const form = [...entry, 'contact-form'];

/** By the page of the slider. */
const ahead = {
  0: [...form, 'resume-screen', 'english', 'static-screen'],
  1: [...detail, ...skills.map(({ name }) => name)],
  2: [...detail, ...projects.map(({ name }) => name)],
  3: [...form, 'impressum', 'static-screen'],
} satisfies Record<PageNumber, string[]>;

test.describe('a rest fetches what can be tapped', () => {
  test('nothing on the lock, and on the first page behind it what that page leads to', async ({
    page,
  }) => {
    const scripts = fetchedScripts(page);
    await openLock(page);
    await rest(page);
    expect([...scripts].sort()).toEqual(lock);
    await unlock(page);
    await rest(page);
    const expected = [...lock, ...ahead[0].slice(1)].toSorted();
    await expect.poll(() => [...scripts].sort()).toEqual(expected);
  });

  for (const number of [0, 1, 2, 3] as const) {
    test(`and no more on page ${number}`, async ({ page }) => {
      const scripts = fetchedScripts(page);
      await openPage(page, number);
      await rest(page);
      await expect.poll(() => [...scripts].sort()).toEqual(ahead[number].toSorted());
    });
  }

  test('nothing more on the page of a project, and the form when its link is about to be used', async ({
    page,
  }) => {
    const scripts = fetchedScripts(page);
    await page.goto(gallery.path);
    await rest(page);
    expect([...scripts].sort()).toEqual([...detail, gallery.name].toSorted());
    await page.getByRole('link', { name: 'Schreib mir direkt.' }).hover();
    await expect.poll(() => scripts).toContain('contact-form');
  });
});

test('a link fetches what is behind it, and nothing else, when the focus or the pointer comes to it', async ({
  page,
}) => {
  const scripts = fetchedScripts(page);
  await openPage(page, 3);
  await page.getByRole('link', { name: 'Barrierefreiheit' }).focus();
  await expect.poll(() => scripts).toContain('barrierefreiheit');
  expect(scripts).not.toContain('datenschutz');
  await page.getByRole('link', { name: 'Datenschutz' }).hover();
  await expect.poll(() => scripts).toContain('datenschutz');
});

for (const [reason, connection] of Object.entries({
  'the visitor saves data': { saveData: true, effectiveType: '4g' },
  'the link is slow': { saveData: false, effectiveType: '3g' },
})) {
  test(`where ${reason} nothing is fetched ahead, and everything opens`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    const scripts = fetchedScripts(page);
    await openPage(page, 3);
    await page.getByRole('link', { name: 'Impressum' }).hover();
    await page.getByRole('button', { name: 'Schreiben' }).hover();
    await rest(page);
    await openPage(page, 2);
    await tile(page, gallery).hover();
    await rest(page);
    expect([...scripts]).toEqual(entry);
    await openApp(page, gallery);
    await closeApp(page, gallery);
    await notify(page);
  });
}

test.describe('a view of notifications that cannot be loaded', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|Loading chunk notifications failed/] });

  test('leaves their texts, which go by themselves, and is tried again', async ({ page }) => {
    await page.route('**/assets/app/notifications-*', (route) => route.abort());
    const notification = await notify(page);
    await expect(notification).toHaveText('Nachricht abgeschickt Ich werde mich bei Ihnen melden.');
    await expect(notification).toHaveCount(0, { timeout: 7000 });

    await page.unroute('**/assets/app/notifications-*');
    const form = await openForm(page);
    await fillForm(form, erika);
    await submit(form);
    const close = notificationOf(page, 'sent').getByRole('button', { name: 'Schließen' });
    await expect(close).toBeVisible();
  });
});
