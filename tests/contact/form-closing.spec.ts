import { owner } from '#content/owner.ts';
import { slides } from '#content/slider.ts';
import { slideIndex } from '#src/content/slides.ts';
import {
  erika,
  expectErika,
  fieldsOf,
  fillForm,
  openForm,
  openFormOnContactSlide,
} from '#tests/support/contact.ts';
import { notch, sessionOf, turnWheel } from '#tests/support/gestures.ts';
import { settle } from '#tests/support/page.ts';
import { expectSlide } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the contact form', () => {
  test('keeps its text when it is closed, reloaded or left for the privacy notice', async ({
    page,
  }) => {
    const form = await openFormOnContactSlide(page);
    await fillForm(form, erika);
    for (const close of [
      () => form.getByRole('button', { name: 'Zurück', exact: true }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(30, 450),
      () => page.goBack(),
    ]) {
      await close();
      await expect(form, `after ${close}`).toHaveCount(0);
      await expectSlide(page, slideIndex.contact);
      await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
      await expectErika(await openForm(page));
    }
    await page.reload();
    await expectErika(form);
    await form.getByRole('link', { name: 'Datenschutz', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
    await page.getByRole('link', { name: 'Schließen', exact: true }).click();
    await expectErika(form);
    await expect(form.locator(':focus')).toHaveCount(1);
  });

  test('lets Tab continue from "Schreiben" right after closing', { tag: '@slow' }, async ({
    page,
  }) => {
    await page.clock.install();
    const form = await openFormOnContactSlide(page);
    // The focus returns after 150 ms or at a key press. Because the clock is stopped, only the
    // press of Tab returns the focus here.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await page.clock.runFor(20);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: owner.email })).toBeFocused();
  });

  test('stays open when Escape cancels the composition of an input method', {
    tag: '@slow',
  }, async ({ page }) => {
    const form = await openFormOnContactSlide(page);
    await fieldsOf(form).name.focus();
    const session = await sessionOf(page);
    const composed = { text: 'にほ', selectionStart: 2, selectionEnd: 2 };
    await session.send('Input.imeSetComposition', composed);
    await page.keyboard.press('Escape');
    await settle(page);
    await expect(fieldsOf(form).name).toBeFocused();
    await session.send('Input.imeSetComposition', { ...composed, text: '' });
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  });

  test('keeps keys and wheel from turning the slide behind it', {
    tag: '@slow',
  }, async ({ page }) => {
    await page.clock.install();
    const form = await openFormOnContactSlide(page);
    await page.clock.runFor(1100);
    await form.getByRole('button', { name: 'Zurück', exact: true }).focus();
    for (const key of ['ArrowUp', 'ArrowLeft', 'PageUp', 'Home']) await page.keyboard.press(key);
    await turnWheel(page, notch(-100), { at: { x: 30, y: 450 } });
    await turnWheel(page, notch(-100), { at: { x: 720, y: 450 } });
    await page.clock.runFor(1000);
    await expect(page.getByText(slides.contact.directRow.text)).toBeInViewport({ ratio: 1 });
    // Escape works in a field, and arrow keys work on a button.
    await fieldsOf(form).message.focus();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
    await expectSlide(page, slideIndex.contact);
    await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expectSlide(page, slideIndex.projects);
  });
});
