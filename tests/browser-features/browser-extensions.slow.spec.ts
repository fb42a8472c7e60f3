import type { Page } from '@playwright/test';
import { lightboxAt, openLightbox } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/page.ts';
import { expectSlide, openSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

/** Adds a card with a field at the lower right, as browser extensions do. */
async function addExtensionCard(page: Page) {
  await page.evaluate(() => {
    const card = document.createElement('div');
    Object.assign(card.style, {
      position: 'fixed',
      right: '0',
      bottom: '0',
      width: '300px',
      height: '200px',
      zIndex: '1000',
    });
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Notiz');
    // Extensions often use a shadow root, which selectors of the site do not enter.
    card.attachShadow({ mode: 'open' }).append(field);
    document.body.append(card);
  });
  return page.getByRole('textbox', { name: 'Notiz' });
}

test.describe('typing in a field of a browser extension', () => {
  test('turns no slide, and opens no help', async ({ page }) => {
    await openSlide(page, 1);
    await page.clock.install();
    const field = await addExtensionCard(page);
    await page.clock.runFor(2000);
    await field.press('?');
    await field.press('ArrowDown');
    await field.press('End');
    await expect(field).toHaveValue('?');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/desktop\/1$/);
  });

  test('does not unlock', async ({ page }) => {
    await openPage(page, '/');
    const field = await addExtensionCard(page);
    await field.pressSequentially('a b');
    await field.press('Enter');
    await expect(field).toHaveValue('a b');
    await expect(page).toHaveURL('/');
  });
});

test('the wheel over a card of a browser extension turns no slide', async ({ page }) => {
  await openSlide(page, 1);
  await addExtensionCard(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 20, height - 20);
  for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, 120);
  await page.mouse.move(100, 300);
  await expectSlide(page, 1);
});

test('a press on a card of a browser extension does not close the lightbox', async ({ page }) => {
  await openLightbox(page, 2);
  await addExtensionCard(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width - 20, height - 20);
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(lightboxAt(page, 3)).toBeVisible();
});
