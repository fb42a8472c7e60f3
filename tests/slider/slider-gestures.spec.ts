import type { Page } from '@playwright/test';
import { slides } from '#content/slider.ts';
import { slideIndex } from '#src/content/slides.ts';
import { firstProject, projectWithPictures } from '#tests/support/content.ts';
import {
  dragMouse,
  notch,
  pressMouse,
  restingFingers,
  swipe,
  trackpadSwipe,
  turnWheel,
} from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import { boxOf, centreOf, type Point } from '#tests/support/points.ts';
import {
  dot,
  expectSlide,
  homeWallpaper,
  lastSlide,
  openSlide,
  slideAt,
  sliderScrollLeft,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const width = 1440;

test('the top bar highlights the current slide and a hovered entry', async ({ page }) => {
  await openSlide(page, 1);
  await page.mouse.move(700, 600);
  // The visible pill is smaller than the link.
  const background = (number: number) =>
    topBarEntry(page, number).evaluate((it) => getComputedStyle(it, '::before').backgroundColor);
  const [active, other] = [await background(1), await background(2)];
  expect(active).not.toBe(other);
  await topBarEntry(page, 2).hover();
  await expect.poll(() => background(2)).not.toBe(other);
  expect(await background(0)).toBe(other);
  expect(await background(1)).toBe(active);
});

test.describe('the slider with a mouse', () => {
  /** An empty point of a slide, between its heading and its edge. */
  const from: Point = { x: 900, y: 700 };
  /** A slow drag ends at the nearest slide, a quick one at the next or previous. */
  const slowly = { duration: 800, steps: 8, hold: 200 };
  const quickly = { duration: 60, steps: 4 };
  const centreOfText = (page: Page, name: string) =>
    centreOf(page.locator('main section:not([aria-hidden])').getByText(name, { exact: true }));

  test('follows a drag, and turns one slide with a flick of any length', async ({ page }) => {
    await openSlide(page, 1);
    const wallpaper = async () => (await boxOf(homeWallpaper(page))).x;
    const before = await wallpaper();
    const mouse = await pressMouse(page, from);
    await mouse.moveTo({ x: from.x - 300, y: from.y });
    // The wallpaper moves less than the slide.
    expect(await wallpaper()).toBeLessThan(before - 5);
    expect(await wallpaper()).toBeGreaterThan(before - 100);
    await expect.poll(() => sliderScrollLeft(page)).toBe(width + 300);
    await mouse.moveTo({ x: from.x + 200, y: from.y });
    await expect.poll(() => sliderScrollLeft(page)).toBe(width - 200);
    await mouse.release(300);
    await expectSlide(page, 1);
    for (const length of [60, 840]) {
      await dragMouse(page, from, { x: from.x - length, y: 700 }, quickly);
      await expectSlide(page, 2);
      await dragMouse(page, from, { x: from.x + 60, y: 700 }, quickly);
      await expectSlide(page, 1);
    }
    const upwards = { x: from.x - 40, y: 400 };
    await dragMouse(page, from, upwards, quickly);
    await expectSlide(page, 1);
  });

  test('follows a pen', { tag: '@slow' }, async ({ page }) => {
    await openSlide(page, 1);
    const pen = await pressMouse(page, from, 'pen');
    await pen.moveTo({ x: from.x - 300, y: from.y });
    await expect.poll(() => sliderScrollLeft(page)).toBe(width + 300);
    await pen.release();
    await expectSlide(page, 2);
  });

  for (const [end, slide, direction] of [
    ['first', 0, 1],
    ['last', lastSlide, -1],
  ] as const) {
    test(`resists a drag beyond its ${end} slide, and returns`, {
      tag: '@slow',
    }, async ({ page }) => {
      await openSlide(page, slide);
      const distance = async () => direction * (await boxOf(slideAt(page, slide))).x;
      // An empty point of both slides.
      const start = { x: 720, y: 730 };
      const mouse = await pressMouse(page, start);
      await mouse.moveTo({ x: start.x + direction * 200, y: start.y });
      const first = await distance();
      expect(first).toBeGreaterThan(20);
      expect(first).toBeLessThan(200);
      await mouse.moveTo({ x: start.x + direction * 400, y: start.y });
      expect(await distance()).toBeGreaterThan(first);
      expect(await distance()).toBeLessThan(2 * first);
      await mouse.release();
      await expect.poll(distance).toBeCloseTo(0);
      await expectSlide(page, slide);
    });
  }

  test('returns from a drag when ? opens the help, and ignores the rest of the drag', {
    tag: '@slow',
  }, async ({ page }) => {
    await openSlide(page, 1);
    const mouse = await pressMouse(page, from);
    await mouse.moveTo({ x: from.x - 300, y: from.y });
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastaturhilfe' })).toBeVisible();
    await mouse.moveTo({ x: from.x - 800, y: from.y });
    await mouse.release();
    await settle(page);
    await page.keyboard.press('Escape');
    await expectSlide(page, 1);
  });

  test('opens no tile with a drag, and opens one with a press that moves 3 px', {
    tag: '@slow',
  }, async ({ page }) => {
    await openSlide(page, slideIndex.projects);
    const tile = await centreOfText(page, firstProject.tile.title);
    await dragMouse(page, tile, { x: tile.x - 200, y: tile.y }, quickly);
    await expectSlide(page, slideIndex.projects + 1);
    await dragMouse(page, { x: 300, y: 700 }, { x: 400, y: 700 }, quickly);
    await expectSlide(page, slideIndex.projects);
    const other = await centreOfText(page, projectWithPictures.tile.title);
    await dragMouse(page, other, { x: other.x - 150, y: other.y }, slowly);
    await expectSlide(page, slideIndex.projects);
    await dragMouse(page, other, { x: other.x + 3, y: other.y + 2 });
    await expect(page).toHaveURL(projectWithPictures.path);
  });

  test('ignores drags of buttons, and follows drags of text links', { tag: '@slow' }, async ({
    page,
  }) => {
    const { directRow, emailRow } = slides.contact;
    const number = slideIndex.contact;
    await openSlide(page, number);
    for (const name of [directRow.button, emailRow.button]) {
      const button = await centreOfText(page, name);
      const mouse = await pressMouse(page, button);
      await mouse.moveTo({ x: button.x + 300, y: button.y });
      expect(await sliderScrollLeft(page)).toBe(number * width);
      await mouse.release();
      await expectSlide(page, number);
    }
    const link = await centreOfText(page, slides.contact.contactCardLink);
    await dragMouse(page, link, { x: link.x + 200, y: link.y }, quickly);
    await expectSlide(page, number - 1);
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

/** Swipes again, after `prepare`, if a busy browser did not start to scroll. */
async function swipeUntilMoved(page: Page, from: Point, to: Point, prepare: () => Promise<void>) {
  await expect(async () => {
    await prepare();
    const before = await sliderScrollLeft(page);
    await swipe(page, from, to, { duration: 80 });
    const moved = expect.poll(() => sliderScrollLeft(page), { intervals: [20], timeout: 2000 });
    await moved.not.toBe(before);
  }).toPass();
}

test.describe('the slider with a finger', () => {
  const [upright, onItsSide] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  test.use({ hasTouch: true, isMobile: true, viewport: upright });
  const y = 640;

  test('turns one slide per swipe, and stops at its ends', async ({ page }) => {
    await openSlide(page, 0);
    for (const number of [1, 2, lastSlide, lastSlide]) {
      await swipe(page, { x: 385, y }, { x: 5, y }, { duration: 70 });
      await expectSlide(page, number);
    }
    await openSlide(page, 1);
    for (const number of [0, 0]) {
      await swipe(page, { x: 60, y }, { x: 320, y });
      await expectSlide(page, number);
    }
    // Without this style, the second swipe of a real finger would navigate back.
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

test.describe('the slider with a wheel', () => {
  test('turns one slide per trackpad gesture and per notch, also over bar and dots', {
    tag: '@slow',
  }, async ({ page }) => {
    const at = { x: 700, y: 500 };
    await openSlide(page, 1);
    await turnWheel(page, trackpadSwipe(-40, 'x'), { at });
    await expectSlide(page, 0);
    await turnWheel(page, trackpadSwipe(120), { at });
    await turnWheel(page, trackpadSwipe(120), { at: { x: 700, y: 20 }, startIn: 400 });
    await expectSlide(page, 2);
    await turnWheel(page, notch(), { at: { x: 720, y: 885 } });
    await expectSlide(page, 3);
  });

  test('turns no second slide with wheel or trackpad before 700 ms have passed', {
    tag: '@slow',
  }, async ({ page }) => {
    await openSlide(page, 0);
    for (const second of [notch(), trackpadSwipe(120)]) {
      await turnWheel(page, notch());
      await expectSlide(page, 1);
      await turnWheel(page, second, { after: 300 });
      await settle(page);
      await expectSlide(page, 1);
      // Keys turn slides from 1000 ms after loading.
      await expect(async () => {
        await page.keyboard.press('ArrowLeft');
        await expectSlide(page, 0);
      }).toPass();
    }
    await turnWheel(page, notch());
    await expectSlide(page, 1);
    await turnWheel(page, notch(), { after: 400 });
    await turnWheel(page, notch(), { after: 310 });
    await expectSlide(page, 2);
  });

  test('turns a slide with each slow notch of 4 px on macOS, but not by resting fingers', {
    tag: '@slow',
  }, async ({ page }) => {
    await openSlide(page, 0);
    for (const number of [1, 2]) {
      await turnWheel(page, notch(4));
      await expectSlide(page, number);
    }
    await turnWheel(page, restingFingers);
    await settle(page);
    await expectSlide(page, 2);
  });

  test('scrolls a slide that is taller than the window to its end before it turns', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openSlide(page, 0);
    const scrollTop = () => slideAt(page, 0).evaluate((it) => it.scrollTop);
    const end = await slideAt(page, 0).evaluate((it) => it.scrollHeight - it.clientHeight);
    expect(end).toBeGreaterThan(100);
    const at = { x: 160, y: 150 };
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, 100);
    await expect.poll(scrollTop).toBe(100);
    await page.mouse.wheel(0, 1000);
    await expect.poll(scrollTop).toBe(end);
    await expectSlide(page, 0);
    await turnWheel(page, notch(), { at });
    await expectSlide(page, 1);
  });
});
