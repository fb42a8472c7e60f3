import type { Page } from '@playwright/test';
import { openPage } from '#tests/support/page.ts';
import { dot, expectSlide, lastSlide, openSlide, slideAt } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the slider’s keys', () => {
  test('turn no slide within 1000 ms after loading, nor with a modifier later', async ({
    page,
  }) => {
    const start = new Date('2026-11-20T12:00:00Z');
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'PageDown', 'End'];
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    await openSlide(page, 1);
    await page.clock.runFor(999);
    for (const key of keys) await expectSlideAfterKey(page, key, 1);
    await slideAt(page, 1).focus();
    for (const key of keys) await expectSlideAfterKey(page, key, 1);
    await page.clock.runFor(1);
    // The slider's animation needs a running clock.
    await page.clock.resume();
    for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) {
      for (const key of keys) {
        // Alt+ArrowLeft is the browser's Back.
        if (`${modifier}+${key}` !== 'Alt+ArrowLeft')
          await expectSlideAfterKey(page, `${modifier}+${key}`, 1);
      }
    }
    await expectSlideAfterKey(page, 'ArrowDown', 2);
  });

  test('turn no slide within 1000 ms after unlocking, nor when held since then', async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.down('ArrowDown');
    await page.clock.runFor(600);
    await expectSlide(page, 0);
    await expectSlideAfterKey(page, 'ArrowRight', 0);
    await page.keyboard.down('ArrowDown');
    await page.clock.runFor(1000);
    await page.clock.resume();
    for (let times = 0; times < 20; times += 1) await page.keyboard.down('ArrowDown');
    await page.keyboard.up('ArrowDown');
    await expectSlide(page, 0);
    await expectSlideAfterKey(page, 'ArrowDown', 1);
  });
});

test('keys scroll a slide that is taller than the window to its end before they turn to the next slide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openSlide(page, 0);
  const scrollTop = () => slideAt(page, 0).evaluate((it) => it.scrollTop);
  const end = await slideAt(page, 0).evaluate((it) => it.scrollHeight - it.clientHeight);
  // Keys do nothing in the first second.
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return scrollTop();
  };
  await expect.poll(() => press('ArrowDown')).toBeGreaterThanOrEqual(80);
  await expect.poll(() => press('PageDown')).toBe(end);
  await expectSlideAfterKey(page, 'PageDown', 1);
});

test('a rotation of the phone keeps the slide without animation, and keeps the target of a glide', async ({
  page,
}) => {
  const [upright, onItsSide] = [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ];
  await page.setViewportSize(upright);
  await openSlide(page, 2);
  const slider = slideAt(page, 2).locator('..');
  const seen = await slider.evaluateHandle((element) => {
    const positions = new Set<number>();
    const record = () => {
      positions.add(element.scrollLeft / element.clientWidth);
      requestAnimationFrame(record);
    };
    new ResizeObserver(() => requestAnimationFrame(record)).observe(element);
    return positions;
  });
  for (const size of [onItsSide, upright]) {
    await page.setViewportSize(size);
    await expect.poll(() => slider.evaluate((element) => element.clientWidth)).toBe(size.width);
    await expectSlide(page, 2);
  }
  expect(await seen.evaluate((positions) => [...positions])).toEqual([2]);

  await dot(page, lastSlide).click();
  await page.setViewportSize(onItsSide);
  await expectSlide(page, lastSlide);
});

async function expectSlideAfterKey(page: Page, key: string, slide: number) {
  await page.keyboard.press(key);
  await expectSlide(page, slide);
}
