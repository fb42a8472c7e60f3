import type { Page } from '@playwright/test';
import { slideIndex } from '#src/content/slides.ts';
import { openForm, showNotification } from '#tests/support/contact.ts';
import { projects, projectWithPictures } from '#tests/support/content.ts';
import { openPage } from '#tests/support/page.ts';
import { closeDetail, openDetail, openSlide, tile, unlock } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const scriptUrl = /\/assets\/app\/([\w.-]+)-[\w-]{8}\.js/;

/** Collects the names of requested scripts, without hashes. */
function requestedScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = scriptUrl.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

async function waitForIdle(page: Page) {
  await page.waitForLoadState('networkidle');
  // A busy machine may never be idle.
  const idle = { timeout: 5000 };
  await page.evaluate((options) => new Promise((end) => requestIdleCallback(end, options)), idle);
  await page.waitForLoadState('networkidle');
}

/** Prefetching needs idle time, of which a busy machine has little. */
const untilIdle = { timeout: 30_000 };

test.use({
  expectedErrors: [/^Failed to load resource: net::ERR_FAILED/],
});

test.describe('prefetching', () => {
  test('starts after unlocking, and on a project when a link is hovered or focused', async ({
    page,
  }) => {
    const requested = requestedScripts(page);
    await openPage(page, '/');
    await waitForIdle(page);
    expect(requested).not.toContain('contact-form');
    await unlock(page);
    await expect.poll(() => requested, untilIdle).toContain('contact-form');

    for (const reach of ['hover', 'focus'] as const) {
      requested.clear();
      await page.goto(projectWithPictures.path);
      await waitForIdle(page);
      expect(requested).not.toContain('contact-form');
      await page.getByRole('link', { name: 'Schreib mir direkt.' })[reach]();
      await expect.poll(() => requested, untilIdle).toContain('contact-form');
    }
  });

  test('loads every project on the slide of projects', async ({ page }) => {
    const requested = requestedScripts(page);
    await openSlide(page, slideIndex.projects);
    await expect.poll(() => requested, untilIdle).toContain('detail-body');
    await waitForIdle(page);
    await page.route(scriptUrl, (route) => route.abort());
    for (const project of projects) {
      await tile(page, project).click();
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/desktop/2');
    }
  });

  test('loads the form on the contact slide, and Firestore when the form opens', async ({
    page,
  }) => {
    const requested = requestedScripts(page);
    await openSlide(page, slideIndex.contact);
    await expect.poll(() => requested, untilIdle).toContain('contact-form');
    await waitForIdle(page);
    expect([...requested].join()).not.toMatch(/firestore|firebase/);
    await openForm(page);
    await expect.poll(() => [...requested].join()).toMatch(/firestore/);
  });

  for (const [reason, connection] of Object.entries({
    'the visitor saves data': { saveData: true, effectiveType: '4g' },
    'the connection is slow': { saveData: false, effectiveType: '3g' },
    'the connection is very slow': { saveData: false, effectiveType: 'slow-2g' },
  })) {
    test(`is off when ${reason}, and a project and the form still open`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      const requested = requestedScripts(page);
      await openSlide(page, slideIndex.contact);
      await page.getByRole('link', { name: 'Impressum' }).hover();
      await page.getByRole('button', { name: 'Schreiben' }).hover();
      await openSlide(page, slideIndex.projects);
      await tile(page, projectWithPictures).hover();
      await waitForIdle(page);
      for (const name of ['contact-form', 'static-body', 'detail-body'])
        expect(requested).not.toContain(name);
      await openDetail(page, projectWithPictures);
      await closeDetail(page, projectWithPictures);
      await showNotification(page);
    });
  }
});

test('the site loads one font file for German texts, and a second one for an Ł', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await openPage(page, '/');
  await unlock(page);
  await waitForIdle(page);
  expect(fonts).toHaveLength(1);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.textContent = 'Łucja Woźniak';
  });
  await expect.poll(() => fonts).toHaveLength(2);
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Inter', 'Ł'))).toBe(true);
});
