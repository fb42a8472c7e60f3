import { notch, restingFingers, trackpadSwipe, turnWheel } from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import { expectSlide, openSlide, slideAt } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the slider with a wheel', () => {
  test('turns one slide per trackpad gesture and per notch, also over bar and dots', async ({
    page,
  }) => {
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

  test('turns no second slide with wheel or trackpad before 700 ms have passed', async ({
    page,
  }) => {
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

  test('turns a slide with each slow notch of 4 px on macOS, but not by resting fingers', async ({
    page,
  }) => {
    await openSlide(page, 0);
    for (const number of [1, 2]) {
      await turnWheel(page, notch(4));
      await expectSlide(page, number);
    }
    await turnWheel(page, restingFingers);
    await settle(page);
    await expectSlide(page, 2);
  });

  test('scrolls a slide that is taller than the window to its end before it turns', async ({
    page,
  }) => {
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
