import type { Page } from '@playwright/test';
import { sliderPages } from '#content/slider.ts';
import { pageIndex } from '#src/content/pages.ts';
import { closeApp, openApp, tile } from '#tests/support/apps.ts';
import { gallery, projects, skills } from '#tests/support/content.ts';
import { notify } from '#tests/support/notifications.ts';
import { openForm, openLock, openPage, sliderPage, unlock } from '#tests/support/steps.ts';
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

const { about } = sliderPages;
const titles = (apps: readonly { tile: { title: string } }[]) => apps.map(({ tile }) => tile.title);

/** What each page of the slider leads to: its links, and what none of them needs. */
const ahead = [
  [pageIndex.about, [about.resumeLink, about.writeLink, 'English'], [...projects, ...skills]],
  [pageIndex.skills, titles(skills), projects],
  [pageIndex.projects, titles(projects), skills],
  [pageIndex.contact, ['Impressum'], [...projects, ...skills, { name: 'datenschutz' }]],
] as const;

// What else would be fetched ahead does not come; a part that is opened and does not come says more.
test.use({ expectedErrors: [/^Failed to load resource: net::ERR_FAILED/] });

for (const [number, links, others] of ahead) {
  test(`once page ${number} rests, what can be tapped there opens though no script comes any more, and no more was fetched`, async ({
    page,
  }) => {
    const fetched = fetchedScripts(page);
    await openPage(page, number);
    await rest(page);
    for (const { name } of others) expect(fetched).not.toContain(name);
    await page.route(scripts, (route) => route.abort());
    for (const link of links) {
      await sliderPage(page, number).getByRole('link', { name: link, exact: true }).click();
      const content = page.locator('[data-page-frame] h2').or(page.getByRole('textbox'));
      await expect(content.first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`/desktop/${number}`);
    }
  });
}

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

test('a link fetches what is behind it, and nothing else, when the focus or the pointer comes to it', async ({
  page,
}) => {
  const fetched = fetchedScripts(page);
  await openPage(page, pageIndex.contact);
  await page.getByRole('link', { name: 'Barrierefreiheit' }).focus();
  await expect.poll(() => fetched).toContain('barrierefreiheit');
  expect(fetched).not.toContain('datenschutz');
  await page.getByRole('link', { name: 'Datenschutz' }).hover();
  await expect.poll(() => fetched).toContain('datenschutz');
});

for (const [reason, connection] of Object.entries({
  'the visitor saves data': { saveData: true, effectiveType: '4g' },
  'the link is slow': { saveData: false, effectiveType: '3g' },
})) {
  test(`where ${reason} nothing is fetched ahead, and everything opens`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openPage(page, pageIndex.contact);
    const fetched = fetchedScripts(page);
    await page.getByRole('link', { name: 'Impressum' }).hover();
    await page.getByRole('button', { name: 'Schreiben' }).hover();
    await rest(page);
    expect([...fetched]).toEqual([]);
    await openPage(page, pageIndex.projects);
    fetched.clear();
    await tile(page, gallery).hover();
    await rest(page);
    expect([...fetched]).toEqual([]);
    await openApp(page, gallery);
    await closeApp(page, gallery);
    await notify(page);
  });
}
