import type { Page } from '@playwright/test';
import { gallery } from '#tests/support/content.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { ringShare } from '#tests/support/pixels.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { eachTabStop } from '#tests/support/slider-keys.ts';
import { openForm, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };

/** A zoom of 400 %, and a desktop. */
const others = [
  { width: 320, height: 256 },
  { width: 1440, height: 900 },
];

/** The focus is in view, nothing lies over it, and its ring is at least 2 px of 3:1. */
async function expectClearFocus(page: Page, ring: boolean) {
  expect(await focusFault(page)).toBe('');
  if (!ring) return;
  const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
  expect(await ringShare(page), name).toBeGreaterThan(1);
}

for (const path of ['/', '/desktop/2', '/desktop/3', gallery.path, '/impressum']) {
  test(`Tab shows on ${path} where it is, at every size`, async ({ page }) => {
    // Every ring takes two pictures.
    test.slow();
    await page.setViewportSize(phone);
    await page.goto(path);
    await expectHydrated(page);
    for (const viewport of [phone, ...others]) {
      await page.setViewportSize(viewport);
      await eachTabStop(page, async () => {
        const isNavigation = await page
          .locator(':focus')
          .evaluate((it) => it.closest('nav') !== null);
        // Bar, dots and skip links are the same on all pages of the home screen.
        const isKnown = isNavigation && path === '/desktop/3';
        await expectClearFocus(page, viewport === phone && !isKnown);
      });
    }
    // Backwards through pages that scroll, where what comes from above has to stop below the bar.
    if (![gallery.path, '/impressum'].includes(path)) return;
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const links = page.locator(':is(main, header) :is(a, button):not([inert] *)');
    await links.last().focus();
    for (let times = (await links.count()) - 1; times > 0; times -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expectClearFocus(page, false);
    }
  });
}

/** Tabs once around a dialog. */
async function goAround(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(page.locator('[role="dialog"]:focus-within')).toHaveCount(1);
  // Radix lets it take the pointer a moment after the focus: until then its backdrop is found where it is.
  await expect(dialog).toHaveCSS('pointer-events', 'auto');
  const controls = dialog.locator(
    ':is(a, button, input, textarea):not([hidden] *, [aria-hidden=true] *)',
  );
  for (const viewport of [phone, ...others]) {
    await page.setViewportSize(viewport);
    for (let times = await controls.count(); times > 0; times -= 1) {
      await page.keyboard.press('Tab');
      await expectClearFocus(page, viewport === phone);
    }
  }
}

test('Tab shows in the form, the lightbox and the help where it is, at every size', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  await openPage(page, 3);
  await openForm(page);
  await goAround(page);
  await openLightbox(page, 2);
  await goAround(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('checkbox')).toBeVisible();
  await goAround(page);
});

/** What is wrong with where the focus is: what fits has to be in the viewport as a whole, with nothing over it. */
function focusFault(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const name = focused.outerHTML.slice(0, 120);
    const box = focused.getBoundingClientRect();
    // What hides its overflow can be scrolled by the focus, and by nothing back.
    const home = document.getElementById('home');
    if (home && (home.scrollLeft !== 0 || home.scrollTop !== 0)) {
      return `${name} moves the screen to ${home.scrollLeft}, ${home.scrollTop}`;
    }
    // A link may be broken into lines.
    const line = focused.getClientRects()[0] ?? box;
    const hit = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    const bar = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    const fits = box.height <= innerHeight - bar && box.width <= innerWidth;
    const isInside =
      box.top > -1 && box.left > -1 && box.bottom < innerHeight + 1 && box.right < innerWidth + 1;
    if (fits && !isInside) {
      return `${name} lies at ${box.left}, ${box.top} to ${box.right}, ${box.bottom}`;
    }
    if (fits && !focused.contains(hit)) return `${name} lies below ${hit?.outerHTML.slice(0, 120)}`;
    return '';
  });
}
