import type { Page } from '@playwright/test';
import { pageIndex } from '#src/content/pages.ts';
import { erika, expectErika, fieldsOf, fillForm, openContact } from '#tests/support/contact.ts';
import { pressEscapeTwiceAtOnce } from '#tests/support/double-press.ts';
import { notch, turnWheel } from '#tests/support/gestures.ts';
import { expectPage, openForm, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const { contact, projects, skills } = pageIndex;
const formOf = (page: Page) => page.getByRole('dialog', { name: 'Schreibt mir direkt.' });

test('the form has its title, three fields in order and two buttons, and keeps the focus', async ({
  page,
}) => {
  const form = await openContact(page);
  await expect(
    form.getByRole('heading', { name: 'Schreibt mir direkt.', exact: true }),
  ).toBeVisible();
  await expect(form.locator('label')).toHaveText(['Name', 'Email', 'Nachricht']);
  await expect(form.getByRole('button')).toHaveText(['Kontaktieren', 'Zurück']);
  const { name, email, message } = fieldsOf(form);
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    await expect(form.locator(':focus')).toHaveCount(1);
  }
});

test('the message field shows eight lines', async ({ page }) => {
  const { message } = fieldsOf(await openContact(page));
  await expect(message).toHaveAttribute('rows', '8');
  const lines = await message.evaluate((field) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(field);
    const inner =
      field.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    return inner / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeCloseTo(8, 1);
});

test('the form is light, and tells the browser so for what it draws itself', async ({ page }) => {
  const form = await openContact(page);
  for (const part of [form, ...Object.values(fieldsOf(form))]) {
    await expect(part).toHaveCSS('color-scheme', 'light');
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
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const firestore = () => fetched.filter((path) => /firestore|firebase/.test(path)).length;
  const overlay = () => fetched.filter((path) => /contact-overlay.*\.js/.test(path)).length;
  await openPage(page, contact);
  await expect.poll(overlay).toBe(1);
  expect(firestore()).toBe(0);
  await openForm(page);
  await expect.poll(firestore).toBeGreaterThan(0);
});

const closings: Record<string, (page: Page) => Promise<void>> = {
  Zurück: (page) => page.getByRole('button', { name: 'Zurück', exact: true }).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a click beside the form': (page) => page.mouse.click(30, 450),
  Back: async (page) => void (await page.goBack()),
};

for (const [closing, close] of Object.entries(closings)) {
  test(`${closing} closes the form and loses nothing that was typed`, async ({ page }) => {
    const form = await openContact(page);
    await fillForm(form, erika);
    await close(page);
    await expect(form).toHaveCount(0);
    await expectPage(page, contact);
    await expect(page.getByRole('button', { name: 'Schreiben' })).toBeFocused();

    await expectErika(await openForm(page));
  });

  // Two of them: a control of the form, and the browser's.
  if (!['Zurück', 'Back'].includes(closing)) continue;

  test(`${closing} closes the form that was opened by its own address`, async ({ page }) => {
    await openPage(page, 0);
    await page.goto('/kontakt');
    const form = formOf(page);
    await expect(form).toBeVisible();
    await expect(fieldsOf(form).name).toBeFocused();
    await close(page);
    await expect(form).toHaveCount(0);
    await expectPage(page, closing === 'Back' ? 0 : contact);
  });
}

for (const times of ['once', 'twice at once'] as const) {
  test(`Escape pressed ${times} closes the form without a step: Forward opens it, Back leaves`, async ({
    page,
  }) => {
    await openPage(page, skills);
    await page.goto(`/desktop/${contact}`);
    await expectPage(page, contact);
    const form = await openForm(page);
    if (times === 'once') await page.keyboard.press('Escape');
    else await pressEscapeTwiceAtOnce(form);
    await expect(form).toHaveCount(0);
    await page.goForward();
    await expect(form).toBeVisible();
    await expect(page).toHaveURL(`/desktop/${contact}`);
    await page.goBack();
    await expect(form).toHaveCount(0);
    await page.goBack();
    await expectPage(page, skills);
  });
}

test('a reload keeps the form open and its text', async ({ page }) => {
  await fillForm(await openContact(page), erika);
  await page.reload();
  await expectErika(formOf(page));
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(formOf(page)).toHaveCount(0);
  await expectPage(page, contact);
});

test('the privacy notice can be read from the form, and Schließen returns to it', async ({
  page,
}) => {
  const form = await openContact(page);
  await fillForm(form, erika);
  await form.getByRole('link', { name: 'Datenschutz', exact: true }).click();
  await expect(page).toHaveURL('/datenschutz');
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
  await expectErika(form);
  await expect(form.locator(':focus')).toHaveCount(1);
});
