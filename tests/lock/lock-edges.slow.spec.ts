import type { Page } from '@playwright/test';
import { dragMouse, notch, trackpadSwipe, turnWheel } from '#scripts/testbed/gestures.ts';
import {
  expectPage,
  hint,
  lastPage,
  openLock,
  topBarEntry,
  unlock,
} from '#scripts/testbed/steps.ts';
import { lockFade } from '#src/config/specification.ts';
import { freezeAnimations } from '#tests/support/animations.ts';
import { centreOf, layer, legalLink, middle } from '#tests/support/lock.ts';
import { expect, test } from '#tests/support/test.ts';

test('the legal links come next: Enter follows them, a swipe that begins on one unlocks', async ({
  page,
}) => {
  await openLock(page);
  for (const link of [hint(page), legalLink(page, 'Datenschutz'), legalLink(page, 'Impressum')]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await page.getByRole('link', { name: 'Schließen' }).click();
  await expect(page).toHaveURL('/');
  await expect(legalLink(page, 'Impressum')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expectPage(page, 0);
  await page.goBack();
  await expect(layer(page)).toHaveAttribute('data-state', 'locked');
  await dragMouse(page, await centreOf(legalLink(page, 'Impressum')), middle);
  await expectPage(page, 0);
});

test('Enter and a press follow a legal link before React has come', async ({ page }) => {
  await page.route(/app\/index-.*\.js/, () => undefined);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await legalLink(page, 'Datenschutz').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/datenschutz');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await legalLink(page, 'Impressum').click();
  await expect(page).toHaveURL('/impressum');
});

test('the inertia of the gesture that unlocked does not turn a page', async ({ page }) => {
  await openLock(page);
  const swiping = turnWheel(page, trackpadSwipe(120));
  await expectPage(page, 0);
  await swiping;
  await expectPage(page, 0);
  await turnWheel(page, notch());
  await expectPage(page, 1);
});

test('no key reaches what lies behind while the layer fades', async ({ page }) => {
  await openLock(page);
  const resume = await freezeAnimations(page);
  await page.keyboard.press('ArrowUp');
  await expect(layer(page)).toHaveAttribute('data-state', 'fading');
  await page.keyboard.press('?');
  await resume();
  await expectPage(page, 0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Back: (page) => page.goBack(),
  'a link': (page) => legalLink(page, 'Impressum').click(),
};

for (const [way, go] of Object.entries(ways)) {
  test(`a visitor who goes elsewhere by ${way} while the layer fades arrives there`, async ({
    page,
  }) => {
    await page.goto('/impressum');
    await openLock(page);
    const resume = await freezeAnimations(page);
    await page.keyboard.press('ArrowUp');
    await expect(layer(page)).toHaveAttribute('data-state', 'fading');
    const entries = await page.evaluate(() => history.length);
    await go(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await resume();
    await expect(page).toHaveURL('/impressum');
    if (way === 'Back') return;
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(layer(page)).toHaveAttribute('data-state', 'locked');
  });
}

test('a visitor who goes forward while the layer fades arrives there and loses no entry', async ({
  page,
}) => {
  await openLock(page);
  await unlock(page);
  await topBarEntry(page, lastPage).click();
  await expectPage(page, lastPage);
  await page.goBack();
  await expect(layer(page)).toHaveAttribute('data-state', 'locked');
  const entries = await page.evaluate(() => history.length);
  const start = await page.evaluate(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    history.forward();
    return Number(document.timeline.currentTime);
  });
  // The fade would have ended by then.
  const ended = start + lockFade + 200;
  await page.waitForFunction((end) => Number(document.timeline.currentTime) > end, ended);
  await expectPage(page, lastPage);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
