import type { Locator } from '@playwright/test';
import { openLightbox } from '#tests/support/lightbox.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import {
  dot,
  expectSlide,
  hint,
  layer,
  openSlide,
  slideAt,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('A link to a text shows the slide that has it, and moves nothing else', async ({ page }) => {
  await openSlide(page, 1);
  const controls = [topBarEntry(page, 0), dot(page, 0)];
  const before = await Promise.all(controls.map(boxOf));
  for (const [address, number] of [
    ['/desktop/1#:~:text=React', 1],
    ['/desktop/0#:~:text=Sag%20Hallo', 3],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expectSlide(page, number);
    expect((await boxOf(slideAt(page, number))).x).toBeCloseTo(0);
    expect(await Promise.all(controls.map(boxOf))).toEqual(before);
  }
});

test('The browser’s search finds a text on every slide, the slider goes there, and Tab reaches only what is in view', async ({
  page,
}) => {
  await openSlide(page, 0);
  for (const [text, number] of [
    // A skill names the project first.
    ['MorningChess', 1],
    ['Sag Hallo.', 3],
    ['Meine Projekte', 2],
  ] as const) {
    // The search of Ctrl and F, from what was found last to the end and then from the beginning.
    expect(await page.evaluate(`find('${text}', false, false, true)`)).toBe(true);
    await expectSlide(page, number);
    await expect(page.getByRole('region', { name: /./ })).toHaveCount(1);
    const stops = new Set<string>();
    for (let times = 0; times < 25; times += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator('a:focus, button:focus');
      if ((await focused.count()) === 0) continue;
      await expect(focused).toBeInViewport();
      stops.add(`${await focused.getAttribute('href')} ${await focused.textContent()}`);
    }
    expect(stops.size).toBeGreaterThan(10);
    await expectSlide(page, number);
  }
});

test('A jump to a slide ends also where the browser does not say so, as Chromium’s search: its tiles open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
  });
  await openSlide(page, 0);
  const heading = page.getByText('Meine Projekte', { exact: true });
  await heading.evaluate((found) => found.scrollIntoView({ inline: 'center' }));
  await expectSlide(page, 2);
  await page.getByRole('link', { name: 'MorningChess', exact: true }).click();
  await expect(page).toHaveURL('/morningChess');
});

test('Whatever is scrolled into view on the home screen, the lock or the lightbox, controls stay where they are', async ({
  page,
}) => {
  await openSlide(page, 1);
  await expectSteady(page.locator('body'), [topBarEntry(page, 0), dot(page, 0)]);
  await openPage(page, '/');
  await expectSteady(layer(page), [hint(page)]);
  const lightbox = await openLightbox(page, 2);
  await settle(page);
  const parts = [lightbox.getByRole('button', { name: 'Schließen' }), lightbox.getByRole('img')];
  await expectSteady(lightbox, parts);
  await page.keyboard.press('+');
  await expectSteady(lightbox, parts);
});

/** Scrolls each element into view, as searches and other programs do. */
async function expectSteady(within: Locator, parts: Locator[]) {
  const before = await Promise.all(parts.map(boxOf));
  await within.locator('*').evaluateAll((elements) => {
    for (const element of elements) element.scrollIntoView({ inline: 'center', block: 'nearest' });
  });
  expect(await Promise.all(parts.map(boxOf))).toEqual(before);
}
