import type { Page } from '@playwright/test';
import { gallery } from '#scripts/testbed/content.ts';
import { expectPage, openPage, sliderPage } from '#scripts/testbed/steps.ts';
import { closeApp, expectEnded, openApp, scrollTop, tile } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

/** Notes in every frame how wide an opening page is laid out and where a tile stands, until the returned function is called. */
async function watchSideways(page: Page) {
  await page.evaluate(() => {
    const seen = { widths: new Set<number>(), places: new Set<number>() };
    Object.assign(window, { seen });
    const look = () => {
      const frame = document.querySelector<HTMLElement>('[data-page-frame]');
      const link = document.querySelector('[data-page="2"] a');
      if (frame) seen.widths.add(frame.offsetWidth);
      if (link) seen.places.add(Math.round(link.getBoundingClientRect().x));
      requestAnimationFrame(look);
    };
    look();
  });
  return () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: Record<'widths' | 'places', Set<number>> };
      return { widths: [...seen.widths], places: [...seen.places] };
    });
}

test('with scroll bars that take room nothing moves sideways when a page opens and closes', async ({
  page,
}) => {
  await openPage(page, 2);
  const stop = await watchSideways(page);
  await openApp(page, gallery);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width).toBeLessThan(1280);
  await closeApp(page, gallery);
  const { widths, places } = await stop();
  expect(widths).toEqual([width]);
  expect(places).toHaveLength(1);
});

test('a page that is opened again while it closes shows its top', async ({ page }) => {
  await openPage(page, 2);
  await openApp(page, gallery);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollTop(page)).toBe(700);
  await page.goBack();
  const link = tile(sliderPage(page, 2), gallery);
  await link.press('Enter');
  const frame = page.locator('[data-page-frame] > div');
  expect(await frame.evaluate((element) => element.scrollTop)).toBe(0);
  await expectEnded(page);
  expect(await scrollTop(page)).toBe(0);
});

test('a drag of the slider ends where the help is opened by key, and the help stays', async ({
  page,
}) => {
  await openPage(page, 1);
  await page.mouse.move(900, 600);
  await page.mouse.down();
  for (const x of [860, 760, 600]) await page.mouse.move(x, 600);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Tastaturhilfe' });
  await expect(help).toBeVisible();
  for (const x of [500, 300, 100]) await page.mouse.move(x, 600);
  await page.mouse.up();
  await expect(page.locator('#slider')).toHaveAttribute('data-state', 'resting');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expectPage(page, 1);
});
