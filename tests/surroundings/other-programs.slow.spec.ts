import type { Page } from '@playwright/test';
import { fieldsOf, openContact } from '#tests/support/contact.ts';
import { lightboxAt, openLightbox } from '#tests/support/lightbox.ts';
import { openPage, settle } from '#tests/support/page.ts';
import { expectSlide, openSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

/**
 * Adds a card with a field, as translators and assistants do, at the lower right of the page.
 * @param parent where it is appended, beside the site's own elements
 */
async function addForeignCard(page: Page, parent: 'body' | 'html' = 'body') {
  await page.evaluate((parent) => {
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
    // Its fields are often in a shadow root, behind which no selector of the site looks.
    card.attachShadow({ mode: 'open' }).append(field);
    document.querySelector(parent)?.append(card);
  }, parent);
  return page.getByRole('textbox', { name: 'Notiz' });
}

test.describe('Typing in the field of another program', () => {
  test('turns no slide, and opens no help', async ({ page }) => {
    await openSlide(page, 1);
    await page.clock.install();
    const field = await addForeignCard(page);
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
    const field = await addForeignCard(page);
    await field.pressSequentially('a b');
    await field.press('Enter');
    await expect(field).toHaveValue('a b');
    await expect(page).toHaveURL('/');
  });
});

test('The wheel over the card of another program turns no slide', async ({ page }) => {
  await openSlide(page, 1);
  await addForeignCard(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width - 20, height - 20);
  for (let notch = 0; notch < 4; notch += 1) await page.mouse.wheel(0, 120);
  await page.mouse.move(100, 300);
  await expectSlide(page, 1);
});

test('A press on the card of another program closes no lightbox', async ({ page }) => {
  await openLightbox(page, 2);
  await addForeignCard(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width - 20, height - 20);
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(lightboxAt(page, 3)).toBeVisible();
});

for (const parent of ['body', 'html'] as const) {
  test.describe(`The field of another program in ${parent}, over a dialog,`, () => {
    test('keeps the focus and what is typed while the form stays open', async ({ page }) => {
      const form = await openContact(page);
      const field = await addForeignCard(page, parent);
      await field.click();
      await page.keyboard.type('Notiz');
      await expect(field).toHaveValue('Notiz');
      await page.keyboard.press('Escape');
      await expect(field).toBeFocused();
      await expect(fieldsOf(form).name).toHaveValue('');

      await fieldsOf(form).message.click();
      await page.keyboard.type('Guten Tag');
      await expect(fieldsOf(form).message).toHaveValue('Guten Tag');
      await field.focus();
      await expect(field).toBeFocused();
      await fieldsOf(form).name.focus();
      // The dialog notices a moment later that the focus is back.
      await settle(page);
      await page.keyboard.press('Shift+Tab');
      await expect(form.getByRole('link', { name: 'Datenschutz' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(form).toHaveCount(0);
    });

    test('keeps the focus and its keys while the lightbox stays open', async ({ page }) => {
      const lightbox = await openLightbox(page, 2);
      const field = await addForeignCard(page, parent);
      await field.click();
      await page.keyboard.type('a+');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Escape');
      await expect(field).toHaveValue('a+');
      await expect(field).toBeFocused();
      await expect(lightbox).toBeVisible();
    });

    test('lets the keyboard return to the form', async ({ page }) => {
      const form = await openContact(page);
      const field = await addForeignCard(page, parent);
      await field.focus();
      await expect(field).toBeFocused();
      const focused = page.locator('[role=dialog] :focus');
      for (let tab = 0; tab < 6 && (await focused.count()) === 0; tab += 1) {
        await page.keyboard.press('Shift+Tab');
        await settle(page);
      }
      await expect(focused).toHaveCount(1);
      await expect(form).toBeVisible();
    });
  });
}

test('A page stays where it is scrolled to when the visitor returns by Ctrl+Tab', async ({
  page,
}) => {
  await openPage(page, '/aChess');
  await page.getByRole('link', { name: 'Github' }).focus();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  const before = await page.evaluate(() => scrollY);
  // The other tab got the beginning of the key.
  await page.keyboard.up('Tab');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
