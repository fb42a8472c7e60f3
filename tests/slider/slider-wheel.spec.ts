import type { Page } from '@playwright/test';
import { notch, trackpadSwipe, turnWheel } from '#tests/support/gestures.ts';
import { expectPage, openForm, openPage, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const over = { at: { x: 700, y: 500 } };

function scrollTop(page: Page, number: 0 | 1 | 2 | 3) {
  return sliderPage(page, number).evaluate((section) => section.scrollTop);
}

test.describe('the wheel', () => {
  test('turns one page per notch, up and down, and never beyond the ends', async ({ page }) => {
    await openPage(page, 0);
    for (const number of [1, 2, 3, 3] as const) {
      await turnWheel(page, notch(100), over);
      await expectPage(page, number);
    }
    for (const number of [2, 1, 0, 0] as const) {
      await turnWheel(page, notch(-100), over);
      await expectPage(page, number);
    }
  });

  test('turns pages over the top bar and the dots as well', async ({ page }) => {
    await openPage(page, 1);
    await turnWheel(page, notch(), { at: { x: 700, y: 20 } });
    await expectPage(page, 2);
    await turnWheel(page, notch(), { at: { x: 720, y: 885 } });
    await expectPage(page, 3);
  });

  test('one page per swipe on a trackpad, sideways as well', async ({ page }) => {
    await openPage(page, 1);
    await turnWheel(page, trackpadSwipe(-40, 'x'), over);
    await expectPage(page, 0);
  });

  test('a second swipe turns a second page', async ({ page }) => {
    await openPage(page, 0);
    await turnWheel(page, trackpadSwipe(120), over);
    await turnWheel(page, trackpadSwipe(120), { ...over, pause: 400 });
    await expectPage(page, 2);
  });

  test('does nothing while the contact form is open', async ({ page }) => {
    await openPage(page, 3);
    const form = await openForm(page);
    for (const at of [over.at, { x: 700, y: 20 }]) await turnWheel(page, notch(-100), { at });
    await turnWheel(page, [{ deltaX: -100, deltaY: 0, time: 0 }], over);
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'Zurück' }).click();
    await expectPage(page, 3);
  });
});

test.describe('on a page that does not fit', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  const at = { x: 160, y: 150 };

  test('the wheel scrolls to its end first, then turns the page', async ({ page }) => {
    await openPage(page, 0);
    const end = await sliderPage(page, 0).evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(end).toBeGreaterThan(100);
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollTop(page, 0)).toBe(100);
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => scrollTop(page, 0)).toBe(end);
    await expectPage(page, 0);
    await turnWheel(page, notch(), { at });
    await expectPage(page, 1);
  });

  test('and back from the top of a page to the one before', async ({ page }) => {
    await openPage(page, 2);
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(0, 1000);
    await expect.poll(() => scrollTop(page, 2)).toBeGreaterThan(0);
    await page.mouse.wheel(0, -1000);
    await expect.poll(() => scrollTop(page, 2)).toBe(0);
    await expectPage(page, 2);
    await turnWheel(page, notch(-100), { at });
    await expectPage(page, 1);
  });
});
