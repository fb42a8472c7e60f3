import { sliderPages } from '#content/slider.ts';
import { dot, expectPage, openPage, sliderPage } from '#scripts/testbed/steps.ts';
import { pageIndex } from '#src/content/pages.ts';
import { putFingers } from '#tests/support/fingers.ts';
import { scrollPosition } from '#tests/support/slider-keys.ts';
import { expect, test } from '#tests/support/test.ts';

const width = 390;
const y = 640;

test.use({ hasTouch: true, isMobile: true, viewport: { width, height: 844 } });

test('a finger that rests in the middle of a swipe holds the slider, until it is lifted or taken away', async ({
  page,
}) => {
  for (const end of ['lift', 'cancel'] as const) {
    await openPage(page, 1);
    const finger = await putFingers(page, { x: 300, y });
    await finger.moveTo([{ x: 60, y }], 300);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(width * 1.5);
    const held = await scrollPosition(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
    expect(Math.abs((await scrollPosition(page)) - held)).toBeLessThanOrEqual(2);
    await finger[end]();
    await expectPage(page, 2);
  }
});

test('"Schreiben" that has come into view while the slider glides can be pressed', async ({
  page,
}) => {
  const { directRow, form } = sliderPages.contact;
  const number = pageIndex.contact;
  await page.clock.install();
  await openPage(page, 0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await dot(page, number).tap();
  // Its button is in view while the slider still moves.
  for (let step = 0; step < 60 && (await scrollPosition(page)) < number * width - 40; step += 1) {
    await page.clock.runFor(8);
  }
  await expect(page.locator('#slider')).toHaveAttribute('data-state', 'gliding');
  const control = sliderPage(page, number).getByRole('button', { name: directRow.button });
  await control.click({ position: { x: 20, y: 20 }, force: true, noWaitAfter: true });
  await page.clock.runFor(2000);
  await expect(page.getByRole('dialog', { name: form.heading })).toBeVisible();
  await expect(page.locator('#slider')).toHaveAttribute('data-state', 'resting');
  expect(await scrollPosition(page)).toBe(number * width);
});
