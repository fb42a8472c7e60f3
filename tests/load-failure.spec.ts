import type { Page } from '@playwright/test';
import { openPage, sliderPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const detailScreen = /assets\/app\/detail-screen-.*\.js/;

test.use({ expectedErrors: [/net::ERR_FAILED|Loading chunk [a-z-]+ failed/] });

function failure(page: Page) {
  return page
    .getByRole('alert')
    .filter({ hasText: 'Dieser Teil der Website konnte nicht geladen werden.' });
}

function tile(page: Page) {
  return sliderPage(page, 2).getByRole('link', { name: 'aChess' });
}

/** What the page logs as an error from now on. */
function loggedErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

test.describe('a screen that cannot be loaded', () => {
  test('is replaced by a German page, logged, and loaded by "Erneut laden"', async ({ page }) => {
    const errors = loggedErrors(page);
    await page.route(detailScreen, (route) => route.abort());
    await openPage(page, 2);
    await tile(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(page).toHaveURL('/aChess');
    expect(errors.join('\n')).toContain('Loading chunk detail-screen failed');

    await page.unroute(detailScreen);
    await page.getByRole('button', { name: 'Erneut laden' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'aChess' })).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });

  test('is left by Back, and opens once it can be loaded', async ({ page }) => {
    await page.route(detailScreen, (route) => route.abort());
    await openPage(page, 2);
    await tile(page).click();
    await expect(failure(page)).toBeVisible();
    await page.goBack();
    await expect(sliderPage(page, 2)).toBeInViewport({ ratio: 0.99 });
    await expect(failure(page)).toBeHidden();

    await page.unroute(detailScreen);
    await tile(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'aChess' })).toBeVisible();
  });

  test('has a way to the home screen', async ({ page }) => {
    await page.route(detailScreen, (route) => route.abort());
    await openPage(page, 2);
    await tile(page).click();
    await page.getByRole('link', { name: 'Zum Startbildschirm' }).click();
    await expect(sliderPage(page, 0)).toBeInViewport({ ratio: 0.99 });
  });

  test('stays as it was served when it was opened directly, and says so', async ({ page }) => {
    const errors = loggedErrors(page);
    await page.route(detailScreen, (route) => route.abort());
    await page.goto('/aChess');
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Ein Teil der Website konnte nicht geladen werden.');
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1, name: 'aChess' })).toBeVisible();
    expect(errors.join('\n')).toContain('Loading chunk detail-screen failed');

    await page.unroute(detailScreen);
    await notice.getByRole('link', { name: 'Erneut laden' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'aChess' })).toBeVisible();
  });
});

test.describe('a screen that does not answer', () => {
  test('counts as failed after 120 000 ms', async ({ page }) => {
    const errors = loggedErrors(page);
    await page.route(detailScreen, () => {});
    await page.clock.install();
    await openPage(page, 2);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await tile(page).click();
    await expect(page.getByRole('status').getByText('Wird geladen …')).toBeVisible();
    await page.clock.runFor(119_999);
    await expect(page.getByText('Wird geladen …')).toBeVisible();
    await expect(failure(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Erneut laden' })).toBeVisible();
    expect(errors.join('\n')).toContain('Loading chunk detail-screen failed');
  });
});
