import type { Page } from '@playwright/test';
import { firstSkill, gallery, imprint } from '#scripts/testbed/content.ts';
import type { Box } from '#scripts/testbed/points.ts';
import { expectHydrated, fullTitle } from '#scripts/testbed/routes.ts';
import { expectPage, openPage, sliderPage } from '#scripts/testbed/steps.ts';
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
import { holdRequests } from '#tests/support/held-requests.ts';
import { expect, test } from '#tests/support/test.ts';

/** How a page moves: between two places in the window, px, from below and back, or after another page. */
interface Motion {
  kind: 'flies' | 'rises' | 'sinks' | 'follows';
  from?: Box;
  to?: Box;
}

/** Records how the pages of every document move. */
function recordMotions() {
  const motions: Motion[] = [];
  Object.assign(window, { motions });
  const { animate } = Element.prototype;
  Element.prototype.animate = function record(frames, options) {
    if (this.matches('[data-page-frame]') && Array.isArray(frames)) {
      const motion = motionOf(frames[0], frames[1]);
      if (motion) motions.push(motion);
    }
    return animate.call(this, frames, options);
  };

  function motionOf(first: Keyframe = {}, last: Keyframe = {}): Motion | undefined {
    if ('opacity' in first) return { kind: 'follows' };
    const [from = '', to = ''] = [first, last].map(({ transform }) => String(transform));
    if (from === 'translateY(100%)') return { kind: 'rises' };
    if (to === 'translateY(100%)') return { kind: 'sinks' };
    return from.includes('scale') ? { kind: 'flies', from: box(from), to: box(to) } : undefined;
  }

  /** Where the page's upper left square is; the whole window at the page's own size. */
  function box(transform: string): Box {
    const { a, e, f } = new DOMMatrix(transform);
    if (a === 1) return { x: 0, y: 0, width: innerWidth, height: innerHeight };
    const side = Math.min(innerWidth, innerHeight);
    const [x, y] = [e + (innerWidth - side) * a, f + (innerHeight - side) * a];
    return { x, y, width: side * a, height: side * a };
  }
}

/** How the document's pages have moved, in order. */
function playedMotions(page: Page): Promise<Motion[]> {
  return page.evaluate(() => Reflect.get(window, 'motions'));
}

const viewport = { x: 0, y: 0, width: 1440, height: 900 };

function iconBox(page: Page) {
  return tile(page, gallery).locator('span').first().boundingBox();
}

/** Two boxes agree, apart from the few px by which a tile scales under the pointer. */
function expectBox(actual: Box | undefined, expected: Box | null) {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const difference = Math.abs((actual?.[side] ?? Number.NaN) - (expected?.[side] ?? Number.NaN));
    expect(difference, `${side} of ${JSON.stringify(actual)}`).toBeLessThanOrEqual(6);
  }
}

test.beforeEach(({ page }) => page.addInitScript(recordMotions));

test('an app grows from its icon into its page, and closes back into it, also after a reload and where it was opened directly', async ({
  page,
}) => {
  await openPage(page, 2);
  const icon = await iconBox(page);
  await openApp(page, gallery);
  await closeApp(page, gallery);
  await openApp(page, gallery);
  const [opening, closing, again] = await playedMotions(page);
  expectBox(opening?.from, icon);
  expectBox(opening?.to, viewport);
  expectBox(closing?.from, viewport);
  expectBox(closing?.to, icon);
  expectBox(again?.from, icon);

  for (const arrive of [() => page.reload(), () => page.goto(gallery.path)]) {
    await arrive();
    await expectHydrated(page);
    const before = await historyLength(page);
    await closeApp(page, gallery);
    expect(await historyLength(page)).toBe(before);
    const played = await playedMotions(page);
    expect(played).toHaveLength(1);
    expectBox(played[0]?.to, icon);
  }
});

test('the Impressum, which has no tile, comes from below and goes back there; a page follows another one quietly', async ({
  page,
}) => {
  await openPage(page, 3);
  await openApp(page, imprint);
  await closeApp(page, imprint);
  expect(await playedMotions(page)).toEqual([{ kind: 'rises' }, { kind: 'sinks' }]);

  await page.goto(gallery.path);
  await expectHydrated(page);
  await page.getByRole('link', { name: firstSkill.tile.title }).click();
  await expect(heading(page, firstSkill)).toBeFocused();
  await closeLink(page).click();
  await expect(heading(page, gallery)).toBeVisible();
  await expectEnded(page);
  expect(await playedMotions(page)).toEqual([{ kind: 'follows' }, { kind: 'follows' }]);
});

test('Back and Schließen close a scrolled page into its tile, and Forward shows it at once where it was', async ({
  page,
}) => {
  for (const leave of Object.values(leavings)) {
    await openPage(page, 2);
    await openApp(page, gallery);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => scrollTop(page)).toBe(600);
    await leave(page);
    await expectPage(page, 2);
    await expectEnded(page);
    const icon = await iconBox(page);
    await page.goForward();
    await expect(heading(page, gallery)).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(600);
    const [, closing, ...others] = await playedMotions(page);
    expectBox(closing?.from, viewport);
    expectBox(closing?.to, icon);
    expect(others).toEqual([]);
  }
});

test('Back that the browser shows itself changes at once', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true });
  });
  await openPage(page, 2);
  await openApp(page, gallery);
  await page.goBack();
  await expectPage(page, 2);
  expect(await playedMotions(page)).toHaveLength(1);
});

test('a page whose texts are on their way opens with its name, and closes, all the same', async ({
  page,
}) => {
  const release = await holdRequests(page, `**/assets/app/{detail-screen,${gallery.name}}-*.js`);
  await openPage(page, 2);
  const icon = await iconBox(page);
  await openApp(page, gallery);
  await expect(page).toHaveTitle(fullTitle(gallery));
  await expect(page.getByRole('status').getByText('Wird geladen …')).toBeVisible();
  await closeApp(page, gallery);
  await openApp(page, gallery);
  const [opening, closing] = await playedMotions(page);
  expectBox(opening?.from, icon);
  expectBox(closing?.to, icon);

  const top = await heading(page, gallery).boundingBox();
  release();
  await expect(page.getByRole('heading', { name: 'Funktionen' })).toBeVisible();
  await expect(heading(page, gallery)).toBeFocused();
  expect(await heading(page, gallery).boundingBox()).toEqual(top);
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
    await closeApp(page, gallery);
    expect(await scrolled()).toBe(before);
    const [opening, closing] = await playedMotions(page);
    expectBox(opening?.from, icon);
    expectBox(closing?.to, icon);
  });
});
