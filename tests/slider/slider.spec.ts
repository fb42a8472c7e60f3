import { lastSkill } from '#tests/support/content.ts';
import { openPageWithKeys, turnByKey } from '#tests/support/slider-keys.ts';
import {
  dot,
  expectPage,
  lastPage,
  openLock,
  openPage,
  sliderPage,
  topBarEntry,
} from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test('the top bar highlights the active entry, and the others under the pointer', async ({
  page,
}) => {
  await openPage(page, 1);
  await page.mouse.move(700, 600);
  // The pill is drawn smaller than what can be pressed.
  const background = (number: number) =>
    topBarEntry(page, number).evaluate(
      (link) => getComputedStyle(link, '::before').backgroundColor,
    );
  const [active, other] = [await background(1), await background(2)];
  expect(active).not.toBe(other);
  await topBarEntry(page, 2).hover();
  await expect.poll(() => background(2)).not.toBe(other);
  expect(await background(0)).toBe(other);
  expect(await background(1)).toBe(active);
});

test.describe('keys', () => {
  test('sleep for the first second, wherever the focus is, and do nothing with a modifier', async ({
    page,
  }) => {
    const start = new Date('2026-11-20T12:00:00Z');
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'PageDown', 'End'];
    await page.clock.install({ time: start });
    await page.clock.pauseAt(new Date(start.getTime() + 1000));
    await openPage(page, 1);
    await page.clock.runFor(999);
    for (const key of keys) await turnByKey(page, key, 1);
    await sliderPage(page, 1).focus();
    for (const key of keys) await turnByKey(page, key, 1);
    await page.clock.runFor(1);
    // The slider glides by the clock's frames.
    await page.clock.resume();
    for (const key of keys) {
      for (const modifier of ['Shift', 'Control', 'Alt', 'Meta']) {
        // The browser's own way back.
        if (`${modifier}+${key}` !== 'Alt+ArrowLeft')
          await turnByKey(page, `${modifier}+${key}`, 1);
      }
    }
    await turnByKey(page, 'ArrowDown', 2);
  });

  test('sleep for a second after unlocking as well', async ({ page }) => {
    await page.clock.install();
    await openLock(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('ArrowUp');
    await page.clock.runFor(600);
    await expectPage(page, 0);
    await turnByKey(page, 'ArrowRight', 0);
    await page.clock.runFor(1000);
    await page.clock.resume();
    await turnByKey(page, 'ArrowRight', 1);
  });

  test('answer at once on the way back from a page', async ({ page }) => {
    await openPageWithKeys(page, lastSkill.page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: lastSkill.tile.title }).click();
    await page.clock.runFor(1000);
    await expect(page).toHaveURL(lastSkill.path);
    await page.goBack();
    await page.clock.runFor(600);
    await page.keyboard.press('ArrowRight');
    await page.clock.resume();
    await expectPage(page, lastSkill.page + 1);
  });
});

test('a rotation and one back keep the page, without animation, and one during a glide ends it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, 2);
  const slider = page.locator('#slider');
  const seen = await slider.evaluateHandle((element) => {
    const positions = new Set<number>();
    const record = () => {
      positions.add(element.scrollLeft / element.clientWidth);
      requestAnimationFrame(record);
    };
    new ResizeObserver(() => requestAnimationFrame(record)).observe(element);
    return positions;
  });
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => slider.evaluate((element) => element.clientWidth)).toBe(width);
    await expectPage(page, 2);
  }
  expect(await seen.evaluate((positions) => [...positions])).toEqual([2]);

  await dot(page, lastPage).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expectPage(page, lastPage);
});
