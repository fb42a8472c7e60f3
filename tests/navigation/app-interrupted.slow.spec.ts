import type { Page } from '@playwright/test';
import { firstProject, gallery } from '#scripts/testbed/content.ts';
import { expectPage, openPage } from '#scripts/testbed/steps.ts';
import { freezeAnimations } from '#tests/support/animations.ts';
import {
  closeApp,
  closeLink,
  expectEnded,
  heading,
  historyLength,
  openApp,
  tile,
} from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

/** Presses a link and stops the page that moves for it. Returns what lets it go on. */
async function startMoving(page: Page, link: typeof closeLink) {
  const goOn = await freezeAnimations(page);
  await link(page).click();
  await expect(page.locator('[data-page-frame][data-state]')).toHaveCount(1);
  return goOn;
}

async function startOpening(page: Page) {
  await openPage(page, 2);
  return startMoving(page, () => tile(page, gallery));
}

test('Schließen and Back lead back before the page has opened', async ({ page }) => {
  for (const goBack of [() => closeLink(page).press('Enter'), () => page.goBack()]) {
    const goOn = await startOpening(page);
    await goBack();
    await expect(page).toHaveURL('/desktop/2');
    await goOn();
    await expectEnded(page);
    await expectPage(page, 2);
    await expect(tile(page, gallery)).toBeFocused();
  }
  await openApp(page, gallery);
});

test('Forward and every tile lead on while a page still closes', async ({ page }) => {
  for (const [app, goOnto] of [
    [gallery, () => page.goForward()],
    [gallery, () => tile(page, gallery).press('Enter')],
    // At its place, whatever lies above it.
    [firstProject, () => tile(page, firstProject).locator('img').click({ force: true })],
  ] as const) {
    await openPage(page, 2);
    await openApp(page, gallery);
    const goOn = await startMoving(page, closeLink);
    await goOnto();
    await expect(heading(page, app)).toBeFocused();
    await goOn();
    await expectEnded(page);
    await expect(page).toHaveURL(app.path);
    await closeApp(page, app);
  }
});

test('a double click opens a page once, and two presses on Schließen go one step back', async ({
  page,
}) => {
  await openPage(page, 2);
  const before = await historyLength(page);
  await tile(page, gallery).dblclick();
  await expect(heading(page, gallery)).toBeFocused();
  await expectEnded(page);
  expect(await historyLength(page)).toBe(before + 1);
  await closeLink(page).evaluate((node: HTMLElement) => {
    node.click();
    node.click();
  });
  await expectPage(page, 2);
  await expectEnded(page);
  await page.goForward();
  await expect(heading(page, gallery)).toBeFocused();
  await closeApp(page, gallery);
});
