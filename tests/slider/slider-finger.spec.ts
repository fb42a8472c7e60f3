import type { Page } from '@playwright/test';
import { slideIndex } from '#src/content/slides.ts';
import { firstProject } from '#tests/support/content.ts';
import { swipe } from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import type { Point } from '#tests/support/points.ts';
import {
  dot,
  expectSlide,
  lastSlide,
  openSlide,
  sliderScrollLeft,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the slider with a finger', () => {
  const [upright, onItsSide] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  test.use({ hasTouch: true, isMobile: true, viewport: upright });
  const y = 640;

  test('turns one slide per swipe, and stops at its ends', async ({ page }) => {
    await openSlide(page, 0);
    const [left, right] = [
      { x: 5, y },
      { x: 385, y },
    ];
    for (const number of [1, 2, lastSlide]) {
      await swipeUntilMoved(page, right, left);
      await expectSlide(page, number);
    }
    await swipe(page, right, left, { duration: 80 });
    await expectSlide(page, lastSlide);
    await openSlide(page, 1);
    await swipeUntilMoved(page, left, right);
    await expectSlide(page, 0);
    await swipe(page, left, right, { duration: 80 });
    await expectSlide(page, 0);
    // Without this style, a real finger's swipe beyond the first slide would navigate back.
    await expect(page.locator('html')).toHaveCSS('overscroll-behavior-x', 'contain');
  });

  test('reaches the next or previous slide when the phone is rotated after a swipe', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const [before, after] of [
      [onItsSide, upright],
      [upright, onItsSide],
    ] as const) {
      for (const step of [1, -1]) {
        await page.setViewportSize(before);
        const from = { x: before.width * (0.5 + 0.3 * step), y: before.height * 0.7 };
        const to = { ...from, x: before.width - from.x };
        await swipeUntilMoved(page, from, to, () => openSlide(page, 1));
        await page.setViewportSize(after);
        await settle(page);
        await expectSlide(page, 1 + step);
      }
    }
  });

  test('glides without a jump when another slide is selected after a swipe', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const control of [topBarEntry, dot]) {
      await openSlide(page, 0);
      await swipe(page, { x: 330, y }, { x: 100, y }, { duration: 80 });
      // Chromium drops some taps after a flick, so the link is clicked in the page.
      const jumps = await control(page, lastSlide).evaluateHandle(pressAndRecordJumps);
      await settle(page);
      await expectSlide(page, lastSlide);
      expect(await jumps.jsonValue()).toEqual([]);
    }
  });

  test('opens no tile while it moves', { tag: '@slow' }, async ({ page }) => {
    // The slide is hidden from screen readers, so its links have no accessible name yet.
    // The skills slide, earlier in the document, contains the title as well.
    const tile = page.getByText(firstProject.tile.title, { exact: true }).last();
    await swipeUntilMoved(page, { x: 330, y }, { x: 100, y }, async () => {
      await openSlide(page, slideIndex.projects - 1);
      // A click by Playwright may come after the slider has stopped.
      await tile.evaluate((title: HTMLElement) => {
        let frames = 0;
        const press = () => {
          frames += 1;
          if (frames === 3) title.click();
        };
        addEventListener('scroll', press, { capture: true });
      });
    });
    await settle(page);
    await expectSlide(page, slideIndex.projects);
  });
});

/** Presses a link, and records moves that go backwards or are faster than a glide (10 px/ms). */
function pressAndRecordJumps(link: HTMLElement) {
  const slider = document.querySelector('main section')?.parentElement ?? document.body;
  link.click();
  const jumps: string[] = [];
  let left = slider.scrollLeft;
  let times = [performance.now(), performance.now()];
  requestAnimationFrame(function record(time) {
    const before = left;
    left = slider.scrollLeft;
    // The glide's callback may run before or after this one, so a reading may span two frames.
    const furthest = 10 * Math.max(time - (times[0] ?? 0), 33);
    if (left < before - 2 || left > before + furthest) jumps.push(`${before} to ${left}`);
    times = [...times.slice(1), time];
    requestAnimationFrame(record);
  });
  return jumps;
}

/** Swipes, after `prepare`. Swipes again if a busy browser did not start to scroll. */
async function swipeUntilMoved(page: Page, from: Point, to: Point, prepare?: () => Promise<void>) {
  await expect(async () => {
    await prepare?.();
    const before = await sliderScrollLeft(page);
    await swipe(page, from, to, { duration: 80 });
    const moved = expect.poll(() => sliderScrollLeft(page), { intervals: [20], timeout: 2000 });
    await moved.not.toBe(before);
  }).toPass();
}
