import type { Page } from '@playwright/test';
import { imprint, projectWithPictures } from '#tests/support/content.ts';
import { lightboxAt, screenshotButton } from '#tests/support/lightbox.ts';
import { expectHydrated, openPage, settle } from '#tests/support/page.ts';
import {
  closeLink,
  expectSlide,
  heading,
  hint,
  openSlide,
  tile,
  unlock,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  // React error #520: React has rendered a failed component again.
  expectedErrors: [/^Failed to load resource|Loading chunk [a-z-]+ failed|React error #520/],
});

// Save-Data turns prefetching off, so that each chunk is requested when it is needed.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
});

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });

const lazyScreens = [
  {
    name: 'A project',
    chunk: 'detail-body',
    start: (page: Page) => openSlide(page, projectWithPictures.slide),
    open: (page: Page) => tile(page, projectWithPictures).click(),
    content: (page: Page) => page.getByRole('heading', { name: 'Funktionen' }),
    close: (page: Page) => closeLink(page).click(),
  },
  {
    name: 'A static page',
    chunk: 'static-body',
    start: (page: Page) => openSlide(page, imprint.slide),
    open: (page: Page) => tile(page, imprint).click(),
    content: (page: Page) => page.getByRole('main').getByRole('region').first(),
    close: (page: Page) => closeLink(page).click(),
  },
  {
    name: 'The résumé',
    chunk: 'resume-body',
    start: (page: Page) => openSlide(page, 0),
    open: (page: Page) => page.getByRole('link', { name: 'Lebenslauf' }).click(),
    content: (page: Page) => page.getByRole('main').getByRole('region').first(),
    close: (page: Page) => closeLink(page).click(),
  },
  {
    name: 'The form',
    chunk: 'contact-form',
    start: (page: Page) => openSlide(page, 3),
    open: (page: Page) => page.getByRole('button', { name: 'Schreiben' }).click(),
    content: (page: Page) => page.getByRole('textbox', { name: 'Name' }),
    close: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    name: 'The help',
    chunk: 'keyboard-help-body',
    start: (page: Page) => openSlide(page, 3),
    open: (page: Page) => page.keyboard.press('?'),
    content: (page: Page) => page.getByRole('dialog').getByRole('term').first(),
    close: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    name: 'The lock',
    chunk: 'lock-screen',
    async start(page: Page) {
      await openPage(page, '/');
      await unlock(page);
      await page.reload();
      await expectSlide(page, 0);
    },
    open: (page: Page) => page.goBack(),
    content: hint,
    close: (page: Page) => page.goForward(),
  },
] as const;

for (const { name, chunk, start, open, content, close } of lazyScreens) {
  test(`${name} shows a failure when its chunk does not load, and retries when it is opened again, at "Erneut laden" and when the browser comes online`, async ({
    page,
    context,
  }) => {
    const file = new RegExp(`/${chunk}-.*\\.js`);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    for (const remedy of ['opening again', 'button', 'online'] as const) {
      await start(page);
      loads = 0;
      await page.route(file, (route) => route.abort());
      if (remedy === 'online') await context.setOffline(true);
      await open(page);
      await expect(failure(page)).toBeVisible();
      expect(errors.join('\n')).toContain(`Loading chunk ${chunk} failed`);
      if (remedy === 'opening again') {
        await close(page);
        await settle(page);
        await expect(failure(page)).toHaveCount(0);
      }
      await page.unroute(file);
      await context.setOffline(false);
      if (remedy === 'opening again') await open(page);
      if (remedy === 'button') await page.getByRole('button', { name: 'Erneut laden' }).click();
      await expect(content(page)).toBeVisible();
      await expect(failure(page)).toHaveCount(0);
      expect(loads).toBe(0);
      await close(page);
    }
  });
}

test('a project focuses its heading when its chunk fails, and after "Erneut laden"', async ({
  page,
}) => {
  await openSlide(page, projectWithPictures.slide);
  await page.route('**/detail-body-*.js', (route) => route.abort());
  await tile(page, projectWithPictures).click();
  await expect(failure(page)).toBeVisible();
  await expect(heading(page, projectWithPictures)).toBeFocused();
  await page.unroute('**/detail-body-*.js');
  await page.getByRole('button', { name: 'Erneut laden' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Funktionen' })).toBeVisible();
  await expect(heading(page, projectWithPictures)).toBeFocused();
});

test.describe('a prerendered page whose chunk fails', () => {
  const file = /\/detail-body-.*\.js/;
  const content = (page: Page) => page.getByRole('heading', { name: 'Funktionen' });

  test.beforeEach(async ({ page }) => {
    await page.route(file, (route) => route.abort());
    const failed = page.waitForEvent('console', (message) =>
      message.text().includes('Loading chunk detail-body failed'),
    );
    await page.goto(projectWithPictures.path);
    await failed;
    await expect(content(page)).toBeVisible();
  });

  test('can be read and left', async ({ page }) => {
    await expect(failure(page)).toHaveCount(0);
    await closeLink(page).click();
    await expectSlide(page, projectWithPictures.slide);
  });

  test('loads the chunk by itself once the chunk is available', async ({ page }) => {
    await page.unroute(file);
    await expectHydrated(page);
    await screenshotButton(page, 1).click();
    await expect(lightboxAt(page, 1)).toBeVisible();
  });
});

test('each failed picture of a project shows a notice, and does not reload the page', async ({
  page,
}) => {
  await page.route('**/assets/pictures/**', (route) => route.abort());
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(projectWithPictures.path)) documents.push(request.url());
  });
  await openPage(page, projectWithPictures.path);
  for (const number of projectWithPictures.productImages.keys()) {
    const picture = screenshotButton(page, number + 1);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toContainText('Das Bild konnte nicht geladen werden.');
  }
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(1);
});
