import type { Page } from '@playwright/test';
import { freezeAnimations } from '#tests/support/animations.ts';
import {
  closeApp,
  closeLink,
  expectEnded,
  heading,
  historyLength,
  leavings,
  openApp,
  scrollTop,
  tile,
} from '#tests/support/apps.ts';
import { firstSkill, gallery, imprint } from '#tests/support/content.ts';
import type { Box } from '#tests/support/points.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectPage, openPage, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const whole: Box = { x: 0, y: 0, width: 1440, height: 900 };
const start = 0;
/** ms; a page has nearly come to rest. */
const end = 419;

function iconBox(page: Page) {
  return tile(page, gallery).locator('span').first().boundingBox();
}

/** Expects that a page that moves shows at a time of its movement there and nowhere else, but for a few px. */
async function expectShownAt(page: Page, time: number, expected: Box | null) {
  const frame = page.locator('[data-page-frame]');
  const box = await frame.evaluate((element, now) => {
    for (const animation of document.getAnimations()) animation.currentTime = now;
    // Frame and page hide what is outside of them.
    const boxes = [element, element.children[0]].map((each) => each?.getBoundingClientRect());
    const most = (side: 'left' | 'top') => Math.max(...boxes.map((each) => each?.[side] ?? 0));
    const least = (side: 'right' | 'bottom') => Math.min(...boxes.map((each) => each?.[side] ?? 0));
    const [x, y] = [most('left'), most('top')];
    return { x, y, width: least('right') - x, height: least('bottom') - y };
  }, time);
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const difference = Math.abs(box[side] - (expected?.[side] ?? Number.NaN));
    // A tile scales under the pointer; the home screen has no scroll bar.
    expect(difference, `${side} of ${JSON.stringify(box)}`).toBeLessThanOrEqual(16);
  }
}

/** Opens, or leaves, a page by what `act` does, and looks where it shows at the start and at the end. */
async function expectMotion(
  page: Page,
  act: () => Promise<unknown>,
  from: Box | null,
  to: Box | null,
) {
  const goOn = await freezeAnimations(page);
  await act();
  await expect(page.locator('[data-page-frame][data-state]')).toHaveCount(1);
  await expectShownAt(page, start, from);
  await expectShownAt(page, end, to);
  await goOn();
  await expectEnded(page);
}

test('an app grows from its icon into its page, and closes back into it from wherever it is scrolled to; Forward shows it there at once', async ({
  page,
}) => {
  await openPage(page, 2);
  const icon = await iconBox(page);
  for (const leave of Object.values(leavings)) {
    await expectMotion(page, () => tile(page, gallery).click(), icon, whole);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => scrollTop(page)).toBe(600);
    await expectMotion(page, () => leave(page), whole, icon);
    await expectPage(page, 2);
    const goOn = await freezeAnimations(page);
    await page.goForward();
    await expect(heading(page, gallery)).toBeFocused();
    await expectEnded(page);
    await expect.poll(() => scrollTop(page)).toBe(600);
    await goOn();
    await closeApp(page, gallery);
  }
});

test('a page closes into its icon after a reload and where it was opened directly, too', async ({
  page,
  context,
}) => {
  await openPage(page, 2);
  const icon = await iconBox(page);
  await openApp(page, gallery);
  await page.reload();
  const direct = await context.newPage();
  await direct.goto(gallery.path);
  for (const tab of [page, direct]) {
    await expectHydrated(tab);
    const before = await historyLength(tab);
    await expectMotion(tab, () => closeLink(tab).click(), whole, icon);
    await expectPage(tab, 2);
    expect(await historyLength(tab)).toBe(before);
  }
});

test('the Impressum, which has no tile, comes from below and goes back there; a page follows another one quietly', async ({
  page,
}) => {
  await openPage(page, 3);
  const below = { ...whole, y: whole.height };
  await expectMotion(page, () => tile(page, imprint).click(), below, whole);
  await expectMotion(page, () => closeLink(page).click(), whole, below);

  await page.goto(gallery.path);
  await expectHydrated(page);
  for (const follow of [page.getByRole('link', { name: firstSkill.tile.title }), closeLink(page)]) {
    const goOn = await freezeAnimations(page);
    await follow.click();
    await expect(page.locator('[data-page-frame][data-state=following]')).toHaveCount(1);
    await goOn();
    await expectEnded(page);
  }
});

test('Back that the browser shows itself changes at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true });
  });
  await openPage(page, 2);
  await openApp(page, gallery);
  await freezeAnimations(page);
  await page.goBack();
  await expectPage(page, 2);
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

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 320, height: 350 } });

  test('a tile that was scrolled to takes its page back at the same place', async ({ page }) => {
    await openPage(page, 2);
    await tile(page, gallery).scrollIntoViewIfNeeded();
    const icon = await iconBox(page);
    const scrolled = () => sliderPage(page, 2).evaluate((node) => node.scrollTop);
    const before = await scrolled();
    expect(before).toBeGreaterThan(0);
    await openApp(page, gallery);
    const small = { ...whole, width: 320, height: 350 };
    await expectMotion(page, () => closeLink(page).click(), small, icon);
    expect(await scrolled()).toBe(before);
  });
});
