import type { Page } from '@playwright/test';
import { expectWheelLockout } from '#tests/lock/expect-wheel-lockout.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { notch, putFingers, swipe, trackpadSwipe, turnWheel } from '#tests/support/gestures.ts';
import { expectHydrated, holdRequests, settle } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import {
  closeLink,
  expectSlide,
  heading,
  hint,
  photo,
  slideAt,
  tile,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  expectedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/],
});

/** Returns a point in the horizontal middle of the phone. */
const at = (y: number) => ({ x: 195, y });

const holdScript = (page: Page) => holdRequests(page, '**/*.js');

/** Opens a page, and waits for the first paint, because visitors do not swipe earlier. */
async function openPainted(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
  // Touches reach the compositor, which is a few frames late.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
}

async function expectUnlocked(page: Page) {
  await expect(hint(page)).toBeHidden();
  await topBarEntry(page, 0).click({ trial: true });
}

test.describe('the site before hydration', () => {
  test('shows time and date on the lock, and still does after hydration', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-04T09:41:00+01:00'));
    const release = await holdScript(page);
    await page.goto('/');
    const time = page.getByRole('main', { name: 'Sperrbildschirm' }).getByText('09:41');
    await expect(time).toBeVisible();
    await expect(page.getByText('Mittwoch, 4. März')).toBeVisible();
    const prerendered = await time.elementHandle();
    release();
    await settle(page);
    // Rendering the page again would make it flash.
    expect(await prerendered?.evaluate((element) => element.isConnected)).toBe(true);
    // Unlike `toBeVisible`, `checkVisibility` returns false for a transparent element, too.
    expect(await time.evaluate((it) => it.checkVisibility({ opacityProperty: true }))).toBe(true);
  });

  for (const [name, unlock] of [
    ['a swipe', (page: Page) => swipe(page, at(700), at(300))],
    ['an arrow key', (page: Page) => page.keyboard.press('ArrowDown')],
  ] as const) {
    test(`unlocks by ${name}, and stays unlocked after hydration`, {
      tag: name === 'a swipe' ? [] : '@slow',
    }, async ({ page }) => {
      const release = await holdScript(page);
      await openPainted(page, '/');
      await unlock(page);
      await expectUnlocked(page);
      release();
      await expectSlide(page, 0);
      await page.goBack();
      await expect(hint(page)).toBeVisible();
    });
  }

  test('ignores a wheel notch within 700 ms of unlocking', {
    tag: '@slow',
  }, async ({ page }) => {
    const release = await holdScript(page);
    await openPainted(page, '/');
    await turnWheel(page, notch(), { startIn: 0 });
    await expectUnlocked(page);
    release();
    await expectWheelLockout(page);
  });

  test('stays on the first slide if the script loads during the trackpad swipe that unlocks', {
    tag: '@slow',
  }, async ({ page }) => {
    const release = await holdScript(page);
    await openPainted(page, '/');
    // An event each 64 ms, so that the swipe lasts longer than 700 ms.
    const slowly = (moves: ReturnType<typeof trackpadSwipe>) =>
      moves.map((move, index) => ({ ...move, timeStamp: index * 64 }));
    const moves = trackpadSwipe(1000);
    // One second ago, so that the events are not in the future.
    await turnWheel(page, slowly(moves.slice(0, 14)), { startIn: -1000 });
    await expectUnlocked(page);
    release();
    await expectSlide(page, 0);
    await turnWheel(page, slowly(moves.slice(14)), { after: 64 });
    await settle(page);
    await expectSlide(page, 0);
  });

  test('continues a swipe during which the script loads', { tag: '@slow' }, async ({ page }) => {
    const release = await holdScript(page);
    await openPainted(page, '/');
    const finger = await putFingers(page, at(700));
    await finger.moveTo([at(560)]);
    await expect.poll(async () => (await boxOf(photo(page))).y).toBeLessThan(-100);
    release();
    await expectHydrated(page);
    await expect.poll(async () => (await boxOf(photo(page))).y).toBeLessThan(-100);
    await finger.moveTo([at(400)]);
    await finger.lift();
    await expectSlide(page, 0);
  });

  test('keeps lock, slides and links usable when the script never loads', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.route('**/assets/app/*.js', (route) => route.abort());
    await openPainted(page, '/');
    await swipe(page, at(700), at(300));
    await expectUnlocked(page);
    await topBarEntry(page, 2).click();
    await expect(page).toHaveURL('/desktop/2');
    await expect(slideAt(page, 2)).toBeInViewport({ ratio: 0.99 });
    await tile(page, projectWithPictures).click();
    await expect(heading(page, projectWithPictures)).toBeVisible();
    await closeLink(page).click();
    await expect(page).toHaveURL('/desktop/2');
  });
});
