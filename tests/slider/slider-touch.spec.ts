import type { Page } from '@playwright/test';
import { lastSkill } from '#tests/support/content.ts';
import { swipe } from '#tests/support/gestures.ts';
import { expectPage, openForm, openPage, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const viewport = { width: 390, height: 844 };
test.use({ hasTouch: true, isMobile: true, viewport });

const y = 640;
const slowly = { duration: 500, hold: 150 };

function scrollPosition(page: Page) {
  return page.locator('#slider').evaluate((slider) => slider.scrollLeft);
}

test.describe('swiping', () => {
  test('turns to the next page and back, never beyond the ends, and the address follows', async ({
    page,
  }) => {
    await openPage(page, 0);
    for (const number of [1, 2, 3, 3] as const) {
      await swipe(page, { x: 330, y }, { x: 70, y });
      await expectPage(page, number);
    }
    for (const number of [2, 1, 0, 0] as const) {
      await swipe(page, { x: 60, y }, { x: 320, y });
      await expectPage(page, number);
    }
  });

  test('released slowly before the middle goes back, beyond it goes on', async ({ page }) => {
    await openPage(page, 1);
    await swipe(page, { x: 250, y }, { x: 130, y }, slowly);
    await expectPage(page, 1);
    await swipe(page, { x: 360, y }, { x: 90, y }, slowly);
    await expectPage(page, 2);
  });

  test('never turns more than one page, however hard', async ({ page }) => {
    await openPage(page, 0);
    for (const number of [1, 2] as const) {
      await swipe(page, { x: 385, y }, { x: 5, y }, { duration: 70 });
      await expectPage(page, number);
    }
  });

  test('over a tile does not open it, a tap does', async ({ page }) => {
    await openPage(page, 1);
    const tile = page.getByRole('link', { name: lastSkill.tile.title });
    const box = await tile.boundingBox();
    if (!box) throw new Error('The tile has no place.');
    const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await swipe(page, place, { x: place.x - 260, y: place.y });
    await expectPage(page, 2);
    await swipe(page, { x: 60, y }, { x: 320, y });
    await expectPage(page, 1);
    await tile.tap();
    await expect(page).toHaveURL(lastSkill.path);
  });

  test('does nothing while the contact form is open', async ({ page }) => {
    await openPage(page, 3);
    const form = await openForm(page);
    const box = await form.boundingBox();
    if (!box) throw new Error('The form has no place.');
    await swipe(page, { x: 60, y: box.y + 20 }, { x: 320, y: box.y + 20 });
    await swipe(page, { x: 60, y: box.y / 2 }, { x: 320, y: box.y / 2 });
    expect(await scrollPosition(page)).toBe(3 * viewport.width);
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'Zurück' }).tap();
    await expectPage(page, 3);
    await swipe(page, { x: 60, y }, { x: 320, y });
    await expectPage(page, 2);
  });
});

test.describe('a page that does not fit', () => {
  test('scrolls inside itself by a finger, and the slider stays', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, 2);
    await swipe(page, { x: 160, y: 200 }, { x: 160, y: 90 });
    const section = sliderPage(page, 2);
    await expect.poll(() => section.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
    await expectPage(page, 2);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
