import type { Page } from '@playwright/test';
import { openFormOnContactSlide } from '#tests/support/contact.ts';
import { sessionOf, swipe } from '#tests/support/gestures.ts';
import { lightboxAt, openLightbox } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/page.ts';
import { expectSlide, hint, openSlide, topBarEntry } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

async function zoomPage(page: Page, pageScaleFactor: number) {
  const session = await sessionOf(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
  const scale = () => page.evaluate(() => visualViewport?.scale);
  await expect.poll(scale).toBeCloseTo(pageScaleFactor, 3);
}

/** Returns the offset of the visual viewport, px. */
function viewportOffset(page: Page) {
  return page.evaluate(() => [visualViewport?.offsetLeft, visualViewport?.offsetTop]);
}

async function spinWheel(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, 60);
}

test.describe('a page zoomed by pinch', () => {
  test('pans by the wheel on the slider, whose slide stays', async ({ page }) => {
    await openSlide(page, 1);
    await zoomPage(page, 2);
    await spinWheel(page);
    await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
    await expect(page).toHaveURL(/\/desktop\/1$/);
    await expect(topBarEntry(page, 1)).toHaveAttribute('aria-current', 'page');
  });

  test('pans by the wheel over the lightbox, whose picture stays', async ({ page }) => {
    await openLightbox(page, 1);
    await zoomPage(page, 2);
    await spinWheel(page);
    await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
    await expect(lightboxAt(page, 1)).toBeVisible();
  });

  test('pans by the wheel over the form, which stays open', async ({ page }) => {
    const form = await openFormOnContactSlide(page);
    await zoomPage(page, 2);
    await spinWheel(page);
    await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
    await expect(form).toBeVisible();
  });

  test('pans by the wheel on the lock, which stays locked', async ({ page }) => {
    await openPage(page, '/');
    await zoomPage(page, 2.5);
    await spinWheel(page);
    await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
    await expect(page.getByRole('heading', { name: /^Hallo, ich bin/ })).toHaveCSS('opacity', '1');
    await expect(page).toHaveURL('/');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('pans by one finger on the slider, whose slide stays', async ({ page }) => {
      await openSlide(page, 1);
      await zoomPage(page, 2);
      await swipe(page, { x: 300, y: 500 }, { x: 80, y: 400 });
      await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
      await expect(page).toHaveURL(/\/desktop\/1$/);
    });

    test('pans by one finger over the form, which stays open', async ({ page }) => {
      const form = await openFormOnContactSlide(page);
      await zoomPage(page, 2);
      await swipe(page, { x: 190, y: 350 }, { x: 180, y: 150 });
      await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
      await expect(form).toBeVisible();
    });

    test('pans by one finger over the lightbox, whose picture stays', async ({ page }) => {
      await openLightbox(page, 1);
      await zoomPage(page, 2);
      await swipe(page, { x: 190, y: 350 }, { x: 60, y: 350 });
      await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
      await expect(lightboxAt(page, 1)).toBeVisible();
    });

    test('pans by one finger on the lock, which stays locked', async ({ page }) => {
      await openPage(page, '/');
      await zoomPage(page, 2.5);
      await swipe(page, { x: 200, y: 600 }, { x: 200, y: 250 });
      await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('the desktop site on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // If a visitor requests the desktop site, phones ignore the viewport tag, and show 980 px at a
  // scale of 0.4.
  test.beforeEach(async ({ page }) => {
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const body = (await response.text()).replace(/<meta\s+name="viewport"[^>]*>/, '');
      await route.fulfill({ response, body });
    });
  });

  test('pans by one finger once it is zoomed, though its scale is below 1', async ({ page }) => {
    for (const open of [
      () => openPage(page, '/'),
      () => openSlide(page, 1),
      () => openLightbox(page, 1),
    ]) {
      await open();
      const address = page.url();
      await zoomPage(page, 0.98);
      await swipe(page, { x: 200, y: 600 }, { x: 100, y: 250 });
      await expect.poll(() => viewportOffset(page)).not.toEqual([0, 0]);
      await expect(page).toHaveURL(address);
    }
    await expect(lightboxAt(page, 1)).toBeVisible();
  });

  test('unlocks and turns slides by one finger while it is not zoomed', async ({ page }) => {
    await openPage(page, '/');
    await expect(hint(page)).toBeVisible();
    await swipe(page, { x: 200, y: 500 }, { x: 200, y: 200 });
    await expectSlide(page, 0);
    // On a busy machine, the first swipe may scroll too little.
    await expect(async () => {
      await swipe(page, { x: 330, y: 500 }, { x: 60, y: 500 });
      await expect(page).toHaveURL(/1$/, { timeout: 3000 });
    }).toPass();
    await expectSlide(page, 1);
  });
});
