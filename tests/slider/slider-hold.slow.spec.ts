import { slideIndex } from '#src/content/slides.ts';
import { pressMouse, putFingers } from '#tests/support/gestures.ts';
import { dot, expectSlide, openSlide, sliderScrollLeft } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

const width = 390;
const y = 640;

test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 844 } });

test.describe('the slider', () => {
  test('stays while the finger of a swipe rests and another taps, and turns when the swipe ends or is cancelled', async ({
    page,
  }) => {
    for (const end of ['lift', 'cancel'] as const) {
      await openSlide(page, 1);
      const finger = await putFingers(page, { x: 300, y });
      await finger.moveTo([{ x: 60, y }], 300);
      await expect.poll(() => sliderScrollLeft(page)).toBeGreaterThan(width * 1.5);
      const held = await sliderScrollLeft(page);
      await finger.tapWithAnother({ x: 200, y: 300 });
      // After 700 ms, a slider that is not held would have snapped to a slide.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
      expect(Math.abs((await sliderScrollLeft(page)) - held)).toBeLessThanOrEqual(2);
      await finger[end]();
      await expectSlide(page, 2);
    }
  });

  for (const pointer of ['finger', 'mouse'] as const) {
    test(`stops its glide while a ${pointer} presses, and moves to the nearest slide after the release`, async ({
      page,
    }) => {
      await page.clock.install();
      await openSlide(page, 0);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await dot(page, slideIndex.contact).tap();
      await page.clock.runFor(80);
      const point = { x: 200, y };
      const release =
        pointer === 'finger'
          ? (await putFingers(page, point)).lift
          : (await pressMouse(page, point)).release;
      const held = await sliderScrollLeft(page);
      expect(held % width).not.toBe(0);
      await page.clock.runFor(1000);
      expect(await sliderScrollLeft(page)).toBe(held);
      await release();
      await page.clock.runFor(1000);
      await expectSlide(page, Math.round(held / width));
    });
  }
});
