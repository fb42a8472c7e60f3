import type { Page } from '@playwright/test';
import { openForm } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { openSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { relativeFocusRingArea } from './focus-ring.ts';

const phone = { width: 390, height: 844 };

/** A phone, a zoom of 400 %, and a desktop. */
const viewports = [phone, { width: 320, height: 256 }, { width: 1440, height: 900 }];

test.use({ viewport: phone });

test.describe('the focus', () => {
  // Measuring a ring takes two screenshots.
  test.slow();

  for (const path of ['/', '/desktop/2', '/desktop/3', projectWithPictures.path, '/impressum']) {
    test(`is in view at each Tab stop of ${path}, and has a clear ring on a phone`, async ({
      page,
    }) => {
      await openPage(page, path);
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await eachTabStop(page, async () => {
          await expectFocusInView(page);
          // /desktop/2 has the same bar, dots and skip links.
          const shared = page.locator('nav:not([aria-label="Rechtliches"]) :focus');
          const isMeasuredElsewhere = path === '/desktop/3' && (await shared.count()) > 0;
          if (viewport === phone && !isMeasuredElsewhere) await expectClearRing(page);
        });
      }
    });
  }

  test('is not covered by the bar while Shift+Tab moves up a page', async ({ page }) => {
    await openPage(page, projectWithPictures.path);
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const links = page.locator(':is(main, header) :is(a, button):not([inert] *)');
    await links.last().focus();
    for (let times = (await links.count()) - 1; times > 0; times -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expectFocusInView(page);
    }
  });

  test('is in view at each Tab stop of form, lightbox and help, and has a clear ring on a phone', async ({
    page,
  }) => {
    await openSlide(page, 3);
    await openForm(page);
    await tabThroughDialog(page);
    await openLightbox(page, 2);
    await tabThroughDialog(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('checkbox')).toBeVisible();
    await tabThroughDialog(page);
  });
});

async function tabThroughDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(page.locator('[role="dialog"]:focus-within')).toHaveCount(1);
  // Until the dialog accepts pointer events, `elementFromPoint` returns the backdrop.
  await expect(dialog).toHaveCSS('pointer-events', 'auto');
  const controls = dialog.locator(
    ':is(a, button, input, textarea):not([hidden] *, [aria-hidden=true] *)',
  );
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    await settle(page);
    // Ends at the last control, because Radix does not scroll when Tab wraps from this control to
    // the first (preventScroll).
    const last = controls.last();
    await controls.first().focus();
    while (!(await last.evaluate((control) => control === document.activeElement))) {
      await page.keyboard.press('Tab');
      await expectFocusInView(page);
      if (viewport === phone) await expectClearRing(page);
    }
  }
}

/** Expects the focused control in view and uncovered. */
async function expectFocusInView(page: Page) {
  await expect.poll(() => page.evaluate(findFocusFault)).toBe('');
}

/** Expects a ring of at least 2 px with a contrast of 3:1, unless the window cuts the control. */
async function expectClearRing(page: Page) {
  const { name, isCut } = await page.locator(':focus').evaluate((control) => ({
    name: control.outerHTML.slice(0, 120),
    isCut: control.getBoundingClientRect().right > innerWidth,
  }));
  if (!isCut) expect(await relativeFocusRingArea(page), name).toBeGreaterThan(1);
}

function findFocusFault(): string {
  const focused = document.activeElement ?? document.body;
  const name = focused.outerHTML.slice(0, 120);
  // Focus can scroll even an element with hidden overflow, which a visitor cannot scroll back.
  const home = document.getElementById('home');
  if (home && (home.scrollLeft !== 0 || home.scrollTop !== 0)) {
    return `${name} moves the screen to ${home.scrollLeft}, ${home.scrollTop}`;
  }
  // A link may wrap over several lines.
  const line = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const { documentElement } = document;
  const left = Math.max(line.left, 0);
  const right = Math.min(line.right, documentElement.clientWidth);
  const top = Math.max(line.top, 0);
  const bottom = Math.min(line.bottom, documentElement.clientHeight);
  if (right - left < 24 || bottom - top < 12)
    return `${name} is at ${line.left}, ${line.top} to ${line.right}, ${line.bottom}`;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return focused.contains(hit) ? '' : `${name} is behind ${hit?.outerHTML.slice(0, 120)}`;
}

// Adds a last button, and presses Tab until this button has the focus. Without the button, Chromium
// would continue at the first stop, but Chromium's headless shell would not.
async function eachTabStop(page: Page, visit: () => Promise<void>) {
  await page.evaluate(() => {
    const [start, end] = [document.createElement('span'), document.createElement('button')];
    start.tabIndex = -1;
    end.id = 'end-of-page';
    document.body.prepend(start);
    document.body.append(end);
    // Tab continues at the place of the removed element.
    start.focus();
    start.remove();
  });
  const end = page.locator('#end-of-page');
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    if (await end.evaluate((button) => button === document.activeElement)) {
      return end.evaluate((button) => button.remove());
    }
    await visit();
  }
  throw new Error('Tab does not leave the page.');
}
