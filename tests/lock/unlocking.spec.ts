import {
  dragMouse,
  notch,
  putFingers,
  restingFingers,
  swipe,
  trackpadSwipe,
  turnWheel,
} from '#tests/support/gestures.ts';
import { animationDurations, freezeAnimations, openPage, settle } from '#tests/support/page.ts';
import { centreOf } from '#tests/support/points.ts';
import {
  expectLocked,
  expectSlide,
  hint,
  homeWallpaper,
  lockContent,
  photo,
  slideHeading,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectWheelLockout } from './expect-wheel-lockout.ts';
import { expectFading, topAtEndOfFade } from './fading.ts';

const middle = { x: 720, y: 450 };

test.use({ hasTouch: true });

test.describe('the lock', () => {
  test('unlocks with a notch, fades over the home screen, and ignores another notch within 700 ms', async ({
    page,
  }) => {
    await openPage(page, '/');
    const resume = await freezeAnimations(page);
    await turnWheel(page, notch(), { startIn: 0 });
    await expectFading(page);
    const isVisible = (element: HTMLElement) => element.checkVisibility({ opacityProperty: true });
    await expect.poll(() => homeWallpaper(page).evaluate(isVisible)).toBe(true);
    await resume();
    await expectWheelLockout(page);
  });

  test('moves the focus to the heading of the first slide', async ({ page }) => {
    await openPage(page, '/');
    await hint(page).click();
    await expect(slideHeading(page, 0)).toBeFocused();
  });

  test('unlocks with a key after a drag that was too short, and moves its text up', async ({
    page,
  }) => {
    await openPage(page, '/');
    const start = await centreOf(hint(page));
    await dragMouse(page, start, { ...start, y: start.y - 40 }, { hold: 200 });
    await settle(page);
    await expectLocked(page);
    const resume = await freezeAnimations(page);
    await page.keyboard.press('ArrowUp');
    await expectFading(page);
    const top = await topAtEndOfFade(lockContent(page));
    expect(top).toBeLessThan(-100);
    await resume();
    await expectSlide(page, 0);
  });

  test('unlocks while the wheel turns without a pause', { tag: '@slow' }, async ({ page }) => {
    await openPage(page, '/');
    await page.mouse.move(middle.x, middle.y);
    // A list, because the wheel keeps turning, and the next slide soon replaces the first address.
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    await expect(async () => {
      await page.mouse.wheel(0, 20);
      expect(addresses).toContain('/desktop/0');
    }).toPass({ intervals: [50], timeout: 5000 });
  });

  test('unlocks with a trackpad swipe, and ignores the inertia of the swipe', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPage(page, '/');
    const swiping = turnWheel(page, trackpadSwipe(120));
    await expectSlide(page, 0);
    await swiping;
    await expectSlide(page, 0);
    await turnWheel(page, notch());
    await expectSlide(page, 1);
  });

  test('ignores fingers that rest on a trackpad, and unlocks with one slow notch on macOS', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPage(page, '/');
    await turnWheel(page, restingFingers);
    await settle(page);
    await expectLocked(page);
    await turnWheel(page, notch(4));
    await expectSlide(page, 0);
  });

  test('stays locked on taps, clicks, sideways swipes, Ctrl with the wheel, and opening its hint in a new tab', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPage(page, '/');
    await page.touchscreen.tap(middle.x, middle.y);
    await page.mouse.click(middle.x, middle.y);
    await swipe(page, middle, { x: 300, y: 460 });
    await dragMouse(page, middle, { x: 1000, y: 480 });
    await turnWheel(page, [{ deltaX: 100, deltaY: 0, timeStamp: 0 }]);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 100);
    await page.keyboard.up('Control');
    await expectLocked(page);
    expect(await animationDurations(photo(page))).toEqual([]);
    const opened = page.context().waitForEvent('page');
    await hint(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\/desktop\/0$/);
    await expectLocked(page);
  });

  test.describe('on a phone', () => {
    test.use({ isMobile: true, viewport: { width: 390, height: 844 } });

    test('can be zoomed by two fingers', { tag: '@slow' }, async ({ page }) => {
      await openPage(page, '/');
      const fingers = await putFingers(page, { x: 175, y: 400 }, { x: 215, y: 400 });
      await fingers.moveTo([
        { x: 75, y: 400 },
        { x: 315, y: 400 },
      ]);
      await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    });
  });
});
