import { dragMouse, notch, turnWheel } from '#tests/support/gestures.ts';
import { animationDurations, freezeAnimations, openPage } from '#tests/support/page.ts';
import { centreOf } from '#tests/support/points.ts';
import {
  expectSlide,
  hint,
  historyLength,
  lockCard,
  lockContent,
  photo,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { expectFading, opacityOf, topAtEndOfFade } from './fading.ts';

const middle = { x: 720, y: 450 };

test.describe('the lock', () => {
  test('never shows its text and the home screen’s text together while it fades', async ({
    page,
  }) => {
    await openPage(page, '/');
    const home = page.getByRole('banner');
    const resume = await freezeAnimations(page);
    await page.keyboard.press('ArrowUp');
    await expectFading(page);
    for (const time of [0, 100, 200, 250, 300, 400, 499]) {
      await page.evaluate((ms) => {
        for (const animation of document.getAnimations()) animation.currentTime = ms;
      }, time);
      const texts = [await opacityOf(lockCard(page)), await opacityOf(home)];
      expect(Math.min(...texts), `after ${time} ms`).toBeLessThan(0.02);
    }
    await resume();
    await expectSlide(page, 0);
  });

  test('starts its fade at the time of the gesture when the page handles the gesture late', async ({
    page,
  }) => {
    // Delays the lock's listener. The listener below measures the fade.
    await page.addInitScript(() => {
      const wait = () => {
        const end = performance.now() + 100;
        while (performance.now() < end);
      };
      addEventListener('keydown', wait, { capture: true, once: true });
    });
    await openPage(page, '/');
    const differences = await photo(page).evaluateHandle((element) => {
      const found: number[] = [];
      addEventListener('keydown', lookAtFrame, { capture: true, once: true });
      function lookAtFrame(key: KeyboardEvent) {
        requestAnimationFrame((time) => {
          // A late fade skips its first half at most.
          const expected = Math.min(time - key.timeStamp, 250);
          for (const fade of element.getAnimations())
            found.push(Number(fade.currentTime) - expected);
        });
      }
      return found;
    });
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => differences.jsonValue()).not.toHaveLength(0);
    const twoFrames = 34;
    for (const difference of await differences.jsonValue())
      expect(Math.abs(difference)).toBeLessThan(twoFrames);
    await expectSlide(page, 0);
  });

  test('moves its text further down while it fades after a swipe down', async ({ page }) => {
    await openPage(page, '/');
    const resume = await freezeAnimations(page);
    const dragged = 100;
    await dragMouse(page, middle, { ...middle, y: middle.y + dragged });
    await expectFading(page);
    // The fade moves the text by a quarter of the window's height.
    expect(await topAtEndOfFade(lockContent(page))).toBeGreaterThan(dragged + 100);
    await resume();
    await expectSlide(page, 0);
  });

  test('ignores keys, wheel and drags during its fade of 500 ms, and adds one history entry', async ({
    page,
  }) => {
    await openPage(page, '/');
    const home = page.getByRole('banner');
    const before = await historyLength(page);
    const resume = await freezeAnimations(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.keyboard.press('?');
    await turnWheel(page, notch());
    await dragMouse(page, middle, { x: 720, y: 200 });
    await dragMouse(page, await centreOf(hint(page)), { x: 720, y: 300 });
    expect(await animationDurations(lockContent(page))).toEqual([500]);
    await expectFading(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(home.and(page.locator('[inert] *'))).toHaveCount(1);

    await resume();
    await expectSlide(page, 0);
    expect(await historyLength(page)).toBe(before + 1);
  });
});
