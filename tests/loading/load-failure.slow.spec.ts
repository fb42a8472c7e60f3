import type { Page, Route } from '@playwright/test';
import { projectWithPictures } from '#tests/support/content.ts';
import { screenshot } from '#tests/support/lightbox.ts';
import { expectHydrated, openPage } from '#tests/support/page.ts';
import { closeLink, expectSlide, heading, openSlide, tile } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [
    /^Failed to load (resource|module script)|Loading chunk [a-z-]+ failed|without its script only/,
  ],
});

/** What the page logs as an error from now on. */
function loggedErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test.describe('A page that is opened from its tile', () => {
  test('opens and closes when the site’s script and the page’s screen each fail once', async ({
    page,
  }) => {
    const errors = loggedErrors(page);
    const once = { times: 1 };
    const failIndex = async (route: Route) => {
      // It is preloaded first. After the style sheet the import waits for the same answer.
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
      await route.abort('connectionreset');
    };
    await page.route('**/index-*.js', failIndex, once);
    const noScript = { status: 404, body: '<p>', contentType: 'text/html' };
    await page.route('**/detail-body-*.js', (route) => route.fulfill(noScript), once);
    await openSlide(page, 2);
    await tile(page, projectWithPictures).click();
    await expect(screenshot(page, 2)).toBeVisible();
    await closeLink(page).click();
    await expectSlide(page, 2);
    expect(errors).toHaveLength(2);
    expect(errors.join('\n')).not.toContain('Loading chunk');
  });

  test('shows and logs the failure when its screen fails even the second time, and loads by "Erneut laden"', async ({
    page,
  }) => {
    const errors = loggedErrors(page);
    const detailBody = /assets\/app\/detail-body-.*\.js/;
    await page.route(detailBody, (route) => route.abort());
    await openSlide(page, 2);
    await tile(page, projectWithPictures).click();
    const failure = page.getByText('Dieser Teil der Website konnte nicht geladen werden.');
    await expect(page.getByRole('alert').filter({ has: failure })).toBeVisible();
    await expect(heading(page, projectWithPictures)).toBeFocused();
    await expect(page).toHaveURL(projectWithPictures.path);
    expect(errors.join('\n')).toContain('Loading chunk detail-body failed');

    await page.unroute(detailBody);
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(page.getByRole('heading', { name: 'Funktionen' })).toBeVisible();
    await expect(failure).toBeHidden();
  });
});

test('The lock whose script fails after a reload says so, until Forward leads to the home screen', async ({
  page,
}) => {
  await openPage(page, '/');
  await page.keyboard.press('ArrowUp');
  await expectSlide(page, 0);
  await page.reload();
  await expectHydrated(page);
  await page.route(/lock-screen-.*\.js/, (route) => route.abort());
  await page.goBack();
  const failure = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
  await expect(failure).toBeVisible();
  await page.goForward();
  await expectSlide(page, 0);
  await expect(failure).toHaveCount(0);
});

test('A page whose own part of the script fails after it was served can still be read and left', async ({
  page,
}) => {
  await page.route('**/detail-body-*.js', (route) => route.abort());
  await page.goto(projectWithPictures.path);
  await expect(page.getByRole('alert')).toContainText('konnte nicht geladen werden');
  await expect(page.getByRole('heading', { name: 'Funktionen' })).toBeVisible();
  await closeLink(page).click();
  await expectSlide(page, projectWithPictures.slide);
});

test('A project whose pictures fail shows a notice for each, and is not requested again', async ({
  page,
}) => {
  await page.route('**/assets/pictures/**', (route) => route.abort());
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(projectWithPictures.path)) documents.push(request.url());
  });
  await openPage(page, projectWithPictures.path);
  for (const number of projectWithPictures.productImages.keys()) {
    const picture = screenshot(page, number + 1);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toContainText('Das Bild konnte nicht geladen werden.');
  }
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(1);
});
