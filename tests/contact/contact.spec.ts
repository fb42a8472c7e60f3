import { fieldsOf, openContact } from '#tests/support/contact.ts';
import { notch, turnWheel } from '#tests/support/gestures.ts';
import { expectPage, openForm, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test('the form has its title, three fields in order and two buttons', async ({ page }) => {
  const form = await openContact(page);
  await expect(
    form.getByRole('heading', { name: 'Schreibt mir direkt.', exact: true }),
  ).toBeVisible();
  await expect(form.locator('label')).toHaveText(['Name', 'Email', 'Nachricht']);
  const { name, email, message } = fieldsOf(form);
  await expect(name).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(email).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await expect(message).toHaveAttribute('rows', '8');
  await expect(form.getByRole('button')).toHaveText(['Kontaktieren', 'Zurück']);
});

test('the message field shows eight lines', async ({ page }) => {
  const { message } = fieldsOf(await openContact(page));
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

test('the focus stays inside the form', async ({ page }) => {
  const form = await openContact(page);
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    await expect(form.locator(':focus')).toHaveCount(1);
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
  await expectPage(page, 3);
  await page.keyboard.press('ArrowLeft');
  await expectPage(page, 2);
});

test('Firestore is fetched when the form opens and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const firestore = () => fetched.filter((path) => /firestore|firebase/.test(path)).length;
  const contact = () => fetched.filter((path) => /contact-overlay.*\.js/.test(path)).length;
  await openPage(page, 3);
  await expect.poll(contact).toBe(1);
  expect(firestore()).toBe(0);
  await openForm(page);
  await expect.poll(firestore).toBeGreaterThan(0);
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} everything in the form can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const form = await openContact(page);
    const controls = [...Object.values(fieldsOf(form)), ...(await form.getByRole('button').all())];
    expect(controls).toHaveLength(5);
    for (const control of controls) {
      await control.focus();
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeInViewport({ ratio: 0.99 });
      const box = await control.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
    const title = form.getByRole('heading', { name: 'Schreibt mir direkt.' });
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport({ ratio: 1 });
  });
}
