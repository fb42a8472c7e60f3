import type { Page } from '@playwright/test';
import { animationDurations, freezeAnimations } from '#tests/support/animations.ts';
import { closeApp, closeLink, expectEnded, openApp, tile } from '#tests/support/apps.ts';
import { gallery, imprint, type Place } from '#tests/support/content.ts';
import { type Box, boxOf } from '#tests/support/points.ts';
import { expectPage, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** Opens a page and closes it again, and looks where it is before either motion has begun. */
async function expectMotion(page: Page, app: Place, from: Box) {
  const frame = page.locator('[data-page-frame]');
  for (const [press, start] of [
    [() => tile(page, app).click(), from],
    [() => closeLink(page).click(), { x: 0, y: 0, width: 1440, height: 900 }],
  ] as const) {
    const goOn = await freezeAnimations(page);
    await press();
    await expect(frame).toHaveAttribute('data-state', /opening|closing/);
    expect(await animationDurations(frame)).toContain(420);
    const { x, y, width } = await boxOf(frame.locator('> *'));
    const shown = await boxOf(frame);
    // A tile grows under the pointer; the home screen has no scroll bar.
    expect(Math.abs(Math.max(x, shown.x) - start.x)).toBeLessThan(16);
    expect(Math.abs(Math.max(y, shown.y) - start.y)).toBeLessThan(16);
    const right = Math.min(x + width, shown.x + shown.width);
    expect(Math.abs(right - start.x - start.width)).toBeLessThan(16);
    await goOn();
    await expectEnded(page);
  }
  await expectPage(page, app.page);
}

test('a page opens out of its icon in 420 ms and closes back into it, one without a tile comes from below', async ({
  page,
}) => {
  await openPage(page, 2);
  const icon = tile(page, gallery).locator('span').first();
  await expectMotion(page, gallery, await boxOf(icon));
  await openPage(page, 3);
  await expectMotion(page, imprint, { x: 0, y: 900, width: 1440, height: 900 });
});

test('the icon covers all of a page that opens for as long as it can be seen', async ({ page }) => {
  await openPage(page, 2);
  const goOn = await freezeAnimations(page);
  await tile(page, gallery).click();
  const frame = page.locator('[data-page-frame][data-state]');
  for (const time of [0, 90, 140]) {
    const gaps = await frame.evaluate((element, now) => {
      for (const animation of document.getAnimations()) animation.currentTime = now;
      const content = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      const cover = element.querySelector('[data-cover]');
      const { width, height } = cover?.getBoundingClientRect() ?? new DOMRect();
      if (!cover || !/gradient/.test(getComputedStyle(cover).backgroundImage)) return [];
      return [content.width - width, content.height - height];
    }, time);
    expect(gaps).toHaveLength(2);
    for (const gap of gaps) expect(gap).toBeLessThan(1);
  }
  await goOn();
  await expectEnded(page);
});

/** Watches in every frame how wide the home screen and a page over it are laid out. */
async function watchWidths(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const widths = new Set<string>();
    const look = () => {
      for (const each of document.querySelectorAll<HTMLElement>('#home, [data-page-frame]'))
        widths.add(`${each.id || 'page'} ${each.offsetWidth}`);
      requestAnimationFrame(look);
    };
    look();
    return widths;
  });
  return () => seen.evaluate((widths) => [...widths]);
}

test('with scroll bars that take room nothing moves sideways when a page opens and closes, also from the form', async ({
  page,
}) => {
  await openPage(page, 2);
  const widths = await watchWidths(page);
  await openApp(page, gallery);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width).toBeLessThan(1440);
  await closeApp(page, gallery);
  await page.keyboard.press('End');
  await expectPage(page, 3);
  await page.getByRole('button', { name: 'Schreiben' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
  await expectEnded(page);
  expect(await widths()).toEqual(['home 1440', `page ${width}`]);
});
