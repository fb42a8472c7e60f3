import type { Locator, Page } from '@playwright/test';
import { colorAt } from '#tests/support/colors.ts';
import {
  dragMouse,
  notch,
  pressMouse,
  putFingers,
  restingFingers,
  swipe,
  trackpadSwipe,
  turnWheel,
} from '#tests/support/gestures.ts';
import {
  animationDurations,
  freezeAnimations,
  holdRequests,
  openPage,
  settle,
} from '#tests/support/page.ts';
import { boxOf, centreOf } from '#tests/support/points.ts';
import {
  expectLocked,
  expectSlide,
  hint,
  historyLength,
  homeWallpaper,
  lockCard,
  lockScreen,
  movingText,
  photo,
  slideHeading,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { isQuick } from '#tests/test-selection.ts';
import { expectWheelLockout } from './expect-wheel-lockout.ts';

const height = 900;
const middle = { x: 720, y: 450 };

test.use({ hasTouch: true });

async function expectFading(page: Page, duration = 500) {
  const fades = async () => (await animationDurations(photo(page))).map(Number);
  await expect.poll(fades).not.toHaveLength(0);
  for (const each of await fades()) expect(each).toBeCloseTo(duration, 5);
}

function opacityOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Number(getComputedStyle(node).opacity));
}

test.describe('the lock', () => {
  test('shows a blurred wallpaper in the same place until the sharp one has loaded', {
    tag: '@slow',
  }, async ({ page }) => {
    const viewport = { width: 390, height: 844 };
    await page.setViewportSize(viewport);
    const release = await holdRequests(page, '**/wallpaper/lock-*');
    await page.goto('/', { waitUntil: 'commit' });
    const picture = lockScreen(page).locator('picture');
    await expect(picture).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/);
    await expect(picture).toHaveCSS('background-size', 'cover');
    const place = await boxOf(picture);
    // The home screen has no layout before the first press.
    await page.mouse.click(5, 5);
    await expect.poll(() => homeWallpaper(page).boundingBox()).toEqual(place);
    expect(place.x).toBeLessThanOrEqual(0);
    expect(place.x + place.width).toBeGreaterThanOrEqual(viewport.width);
    const image = picture.locator('img');
    await expect(image).toHaveJSProperty('naturalWidth', 0);
    release();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    expect(await image.boundingBox()).toEqual(place);
  });

  test('has another light at 22:00 than at noon, and a running clock', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-25T12:00:00+01:00');
    await openPage(page, '/');
    const noon = await colorAt(page, { x: 20, y: 20 });
    await page.clock.install({ time: '2026-11-25T22:00:45+01:00' });
    await openPage(page, '/');
    expect(await colorAt(page, { x: 20, y: 20 })).not.toBe(noon);
    await expect(lockScreen(page)).toContainText('22:00');
    await page.clock.runFor(15_000);
    await expect(lockScreen(page)).toContainText('22:01');
    await page.clock.runFor(60_000);
    await expect(lockScreen(page)).toContainText('22:02');
  });

  test('does not cover the summit of its photo at any common size', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-25T22:00:45+01:00');
    await openPage(page, '/');
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const picture = photo(page).locator('img');
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await expect.poll(async () => (await boxOf(picture)).height).toBeGreaterThanOrEqual(height);
      const box = await boxOf(picture);
      // Both photos show the same mountain.
      const [summit, ratio] =
        width > height ? [{ x: 0.603, y: 0.363 }, 1.6] : [{ x: 0.523, y: 0.43 }, 1290 / 2796];
      const shown = Math.max(box.width, box.height * ratio);
      /** Share of the cropped height that is above the viewport. */
      const above = await picture.evaluate((image) => {
        const [, percentage = ''] = getComputedStyle(image).objectPosition.split(' ');
        return Number.parseFloat(percentage) / 100;
      });
      const x = box.x + box.width / 2 + (summit.x - 0.5) * shown;
      const y = box.y + above * (box.height - shown / ratio) + (summit.y * shown) / ratio;
      const greeting = lockScreen(page).getByRole('heading', { level: 1 }).locator('..');
      const time = lockScreen(page).getByText('22:00');
      const notification = lockScreen(page).getByRole('link', { name: /^Verfügbar/ });
      for (const covering of [time, greeting, notification]) {
        const text = await covering.evaluate((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return range.getBoundingClientRect().toJSON();
        });
        const beside = Math.max(text.left - x, x - text.right);
        const aboveOrBelow = Math.max(text.top - y, y - text.bottom);
        // More than the padding of the greeting's card, 16 px.
        expect(
          Math.max(beside, aboveOrBelow),
          `${covering} at ${width} × ${height} px`,
        ).toBeGreaterThan(20);
      }
    }
  });

  test('animates the chevron of its hint for less than 5 s', { tag: '@slow' }, async ({ page }) => {
    await openPage(page, '/');
    const chevron = hint(page).locator('svg');
    await expect(chevron).toHaveCSS('animation-delay', '2s');
    await expect(chevron).toHaveCSS('animation-iteration-count', '2');
    const duration = await chevron.evaluate((icon) => getComputedStyle(icon).animationDuration);
    expect(Number.parseFloat(duration)).toBeGreaterThan(0);
    expect(2 * Number.parseFloat(duration)).toBeLessThan(5);
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

  test('raises its edge with the pointer that drags the hint, and keeps the mountain in place', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPage(page, '/');
    const start = await centreOf(hint(page));
    const home = page.getByRole('banner');
    const mountain = photo(page).locator('img');
    const place = await boxOf(mountain);
    const mouse = await pressMouse(page, start);
    // At 0.8 the lock's text has faded out, and the home screen's is still invisible.
    for (const [share, isTextVisible] of [
      [0.2, true],
      [0.8, false],
      [0.95, true],
    ] as const) {
      const distance = Math.round(start.y * share);
      await mouse.moveTo({ x: start.x, y: start.y - distance });
      await expect.poll(async () => (await boxOf(photo(page))).y).toBeCloseTo(-distance, 0);
      expect(await boxOf(mountain)).toEqual(place);
      expect((await boxOf(movingText(page))).y).toBeLessThan(0);
      const texts = [await opacityOf(lockCard(page)), await opacityOf(home)];
      expect(Math.min(...texts)).toBe(0);
      expect(Math.max(...texts) > 0).toBe(isTextVisible);
    }
    await mouse.moveTo(start);
    await expect(lockCard(page)).toHaveCSS('opacity', '1');
    expect(await boxOf(photo(page))).toMatchObject({ y: 0 });
  });

  for (const [pointer, drag] of [
    ['mouse', dragMouse],
    ['finger', swipe],
  ] as const) {
    test(`springs back when released at 80 % of the height, and fades out in 395 ms when released at 79 % (${pointer})`, {
      tag: '@slow',
    }, async ({ page }) => {
      await openPage(page, '/');
      const end = { x: 720, y: height * 0.8 };
      await drag(page, await centreOf(hint(page)), end, { hold: 200 });
      await expectLocked(page);

      const resume = await freezeAnimations(page);
      await drag(page, await centreOf(hint(page)), { x: 720, y: height * 0.79 });
      await expectFading(page, 395);
      await resume();
      await expectSlide(page, 0);
    });
  }

  test('never shows its text and the home screen’s together while it fades', {
    tag: '@slow',
  }, async ({ page }) => {
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

  for (const pointer of ['mouse', 'finger']) {
    test(`fades out in 500 ms by a flick on its hint, and springs back after a slow drag (${pointer})`, {
      tag: pointer === 'mouse' ? '@slow' : [],
    }, async ({ page }) => {
      for (const distance of isQuick ? [-60] : [-60, 50]) {
        await openPage(page, '/');
        const from = await centreOf(hint(page));
        const to = { ...from, y: from.y + distance };
        expect(to.y).toBeGreaterThan(height * 0.8);
        expect(to.y).toBeLessThan(height);
        const flick = async (duration: number) => {
          if (pointer === 'mouse') return dragMouse(page, from, to, { duration });
          const finger = await putFingers(page, from);
          await finger.moveTo([to], duration);
          await finger.lift();
        };
        await flick(600);
        await expectLocked(page);
        const resume = await freezeAnimations(page);
        await flick(80);
        await expectFading(page);
        await resume();
        await expectSlide(page, 0);
      }
    });
  }

  test('starts its fade at the time of the gesture when the page handles it late', {
    tag: '@slow',
  }, async ({ page }) => {
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

  test('moves its text further down while it fades after a swipe down', { tag: '@slow' }, async ({
    page,
  }) => {
    await openPage(page, '/');
    const resume = await freezeAnimations(page);
    await dragMouse(page, middle, { ...middle, y: middle.y + 100 });
    await expectFading(page);
    const lowest = await movingText(page).evaluate((text) => {
      for (const motion of text.getAnimations()) motion.currentTime = 499;
      return text.getBoundingClientRect().top;
    });
    expect(lowest).toBeGreaterThan(100 + 100);
    await resume();
    await expectSlide(page, 0);
  });

  test('ignores keys, wheel and drags during its fade of 500 ms, and adds one history entry', {
    tag: '@slow',
  }, async ({ page }) => {
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
    expect(await animationDurations(movingText(page))).toEqual([500]);
    await expectFading(page);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(home.and(page.locator('[inert] *'))).toHaveCount(1);

    await resume();
    await expectSlide(page, 0);
    expect(await historyLength(page)).toBe(before + 1);
  });

  test('loads wallpaper and map of the home screen, which appear at once when it unlocks', {
    tag: '@slow',
  }, async ({ page }) => {
    const wallpaper = homeWallpaper(page).locator('img');
    const map = page.locator('img[src$="germany.svg"]');
    await page.clock.install();
    await openPage(page, '/');
    for (const picture of [wallpaper, map])
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('ArrowDown');
    // Pictures that load only after the unlock would appear later.
    await page.clock.runFor(600);
    for (const picture of [wallpaper, map]) await expect(picture).toHaveCSS('opacity', '1');
    await expect(page).toHaveURL('/desktop/0');
  });

  test('unlocks while the wheel turns without a pause', { tag: '@slow' }, async ({ page }) => {
    await openPage(page, '/');
    await page.mouse.move(middle.x, middle.y);
    // Not `page.url()`: the wheel keeps turning, so the next slide soon replaces the address.
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
    await expect(async () => {
      await page.mouse.wheel(0, 20);
      expect(addresses).toContain('/desktop/0');
    }).toPass({ intervals: [50], timeout: 5000 });
  });

  test('unlocks with a notch, and ignores another within 700 ms', async ({ page }) => {
    await openPage(page, '/');
    await turnWheel(page, notch(), { startIn: 0 });
    await expectWheelLockout(page);
  });

  test('moves the focus to the heading of the first slide', async ({ page }) => {
    await openPage(page, '/');
    await hint(page).click();
    await expect(slideHeading(page, 0)).toBeFocused();
  });

  test('unlocks with a trackpad swipe, and ignores its inertia', { tag: '@slow' }, async ({
    page,
  }) => {
    await openPage(page, '/');
    const swiping = turnWheel(page, trackpadSwipe(120));
    await expectSlide(page, 0);
    await swiping;
    await expectSlide(page, 0);
    await turnWheel(page, notch());
    await expectSlide(page, 1);
  });
});
