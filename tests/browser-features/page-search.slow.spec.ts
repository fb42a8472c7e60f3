import type { Locator } from '@playwright/test';
import { openLightbox } from '#tests/support/lightbox.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import {
  dot,
  expectSlide,
  hint,
  lockScreen,
  openSlide,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test('tiles open after a page search has scrolled to their slide without a `scrollend` event', async ({
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

test('controls stay in place when any element of home screen, lock or lightbox is scrolled into view', async ({
  page,
}) => {
  await openSlide(page, 1);
  await expectSteady(page.locator('body'), [topBarEntry(page, 0), dot(page, 0)]);
  await openPage(page, '/');
  await expectSteady(lockScreen(page), [hint(page)]);
  const lightbox = await openLightbox(page, 2);
  await settle(page);
  const controls = [lightbox.getByRole('button', { name: 'Schließen' }), lightbox.getByRole('img')];
  await expectSteady(lightbox, controls);
  await page.keyboard.press('+');
  await settle(page);
  await expectSteady(lightbox, controls);
});

/** Scrolls each element into view, as page searches and extensions do; controls must not move. */
async function expectSteady(within: Locator, controls: Locator[]) {
  const before = await Promise.all(controls.map(boxOf));
  await within.locator('*').evaluateAll((elements) => {
    for (const element of elements) element.scrollIntoView({ inline: 'center', block: 'nearest' });
  });
  expect(await Promise.all(controls.map(boxOf))).toEqual(before);
}
