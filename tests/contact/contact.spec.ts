import type { Page } from '@playwright/test';
import { erika, expectErika, fieldsOf, fillForm, openContact } from '#scripts/testbed/contact.ts';
import { notch, turnWheel } from '#scripts/testbed/gestures.ts';
import { expectPage, openForm, openPage } from '#scripts/testbed/steps.ts';
import { pageIndex } from '#src/content/pages.ts';
import { expect, test } from '#tests/support/test.ts';

const { contact, projects } = pageIndex;

test('the form has its title, three fields in order and two buttons, is light and keeps the focus', async ({
  page,
}) => {
  const form = await openContact(page);
  const heading = form.getByRole('heading', { name: 'Schreibt mir direkt.', exact: true });
  await expect(heading).toBeVisible();
  await expect(form.locator('label')).toHaveText(['Name', 'Email', 'Nachricht']);
  await expect(form.getByRole('button')).toHaveText(['Kontaktieren', 'Zurück']);
  const { name, email, message } = fieldsOf(form);
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  for (const part of [form, name, email, message]) {
    await expect(part).toHaveCSS('color-scheme', 'light');
  }
  const lines = await message.evaluate((field) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
    const inner =
      field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return inner / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeCloseTo(8, 1);

  for (const field of [name, email, message]) {
    await expect(field).toBeFocused();
    await page.keyboard.press('Tab');
  }
  for (let press = 0; press < 4; press += 1) {
    await expect(form.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
  }
});

test('while the form is open, no key and no wheel turns the page behind it', async ({ page }) => {
  await page.clock.install();
  const form = await openContact(page);
  await page.clock.runFor(1100);
  await form.getByRole('button', { name: 'Zurück', exact: true }).focus();
  for (const key of ['ArrowUp', 'ArrowLeft', 'PageUp', 'Home']) await page.keyboard.press(key);
  await turnWheel(page, notch(-100), { at: { x: 30, y: 450 } });
  await turnWheel(page, notch(-100), { at: { x: 720, y: 450 } });
  await page.clock.runFor(1000);
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expectPage(page, contact);
  await page.keyboard.press('ArrowLeft');
  await expectPage(page, projects);
});

test('Firestore is fetched when the form opens and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const form = page.waitForResponse(/contact-form.*\.js/);
  await openPage(page, contact);
  await form;
  expect(fetched.filter((address) => /firestore|firebase/.test(address))).toEqual([]);
  const firestore = page.waitForResponse(/firestore.*\.js/);
  await openForm(page);
  await firestore;
});

const closings: Record<string, (page: Page) => Promise<unknown>> = {
  Zurück: (page) => page.getByRole('button', { name: 'Zurück', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside the form': (page) => page.mouse.click(30, 450),
  Back: (page) => page.goBack(),
};

test('every way to close the form loses nothing that was typed', async ({ page }) => {
  const form = await openContact(page);
  await fillForm(form, erika);
  for (const [closing, close] of Object.entries(closings)) {
    await test.step(closing, async () => {
      await close(page);
      await expect(form).toHaveCount(0);
      await expectPage(page, contact);
      await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();
      await expectErika(await openForm(page));
    });
  }
});

test('a reload and a look at the privacy notice keep the form open, and its text', async ({
  page,
}) => {
  const form = await openContact(page);
  await fillForm(form, erika);
  await page.reload();
  await expectErika(form);
  await form.getByRole('link', { name: 'Datenschutz', exact: true }).click();
  await expect(page).toHaveURL('/datenschutz');
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expectErika(form);
  await expect(form.locator(':focus')).toHaveCount(1);
});
