import type { Page } from '@playwright/test';
import { fieldsOf, openContact, submit } from '#tests/support/contact.ts';
import { expect, test } from '#tests/support/test.ts';

/** What a keyboard leaves of the window: iOS does not resize the page, it moves and cuts its view. */
interface VisibleArea {
  height: number;
  offsetTop: number;
}

/** Puts a visual viewport of the test's own in the place of the browser's. */
function fakeVisualViewport(page: Page) {
  return page.addInitScript(() => {
    const fake = Object.assign(new EventTarget(), {
      height: innerHeight,
      width: innerWidth,
      offsetTop: 0,
      offsetLeft: 0,
      scale: 1,
    });
    Object.defineProperty(window, 'visualViewport', { value: fake });
  });
}

async function openKeyboard(page: Page, area: VisibleArea) {
  await page.evaluate((visible) => {
    Object.assign(window.visualViewport ?? {}, visible);
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, area);
}

for (const { width, height, area } of [
  { width: 390, height: 844, area: { height: 420, offsetTop: 0 } },
  { width: 390, height: 844, area: { height: 420, offsetTop: 120 } },
  { width: 844, height: 390, area: { height: 180, offsetTop: 40 } },
]) {
  const visible = `${area.height} px from ${area.offsetTop} px on`;

  test.describe(`at ${width} × ${height}, where a keyboard leaves ${visible}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => fakeVisualViewport(page));

    test('everything in the form can be reached', async ({ page }) => {
      const form = await openContact(page);
      await expect(fieldsOf(form).name).toBeFocused();
      await openKeyboard(page, area);
      const controls = [
        form.getByRole('heading', { name: 'Schreibt mir direkt.' }),
        fieldsOf(form).name,
        fieldsOf(form).email,
        form.getByRole('button', { name: 'Kontaktieren' }),
        form.getByRole('button', { name: 'Zurück', exact: true }),
        form.getByRole('link', { name: 'Datenschutz' }),
      ];
      for (const control of controls) {
        await control.evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
        const box = await control.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(area.offsetTop);
        const bottom = (box?.y ?? 0) + (box?.height ?? height);
        expect(bottom).toBeLessThanOrEqual(area.offsetTop + area.height);
      }
      const sheet = await form.boundingBox();
      expect(sheet?.y).toBeGreaterThanOrEqual(area.offsetTop);
      const bottom = (sheet?.y ?? 0) + (sheet?.height ?? height);
      expect(bottom).toBeLessThanOrEqual(area.offsetTop + area.height);
    });

    test('the field that has the focus comes into view by itself', async ({ page }) => {
      const form = await openContact(page);
      const { email } = fieldsOf(form);
      await email.focus();
      await openKeyboard(page, area);
      await expect
        .poll(async () => (await email.boundingBox())?.y)
        .toBeGreaterThanOrEqual(area.offsetTop);
      const box = await email.boundingBox();
      const bottom = (box?.y ?? 0) + (box?.height ?? height);
      expect(bottom).toBeLessThanOrEqual(area.offsetTop + area.height);
    });
  });
}

test.describe('at 390 × 844', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => fakeVisualViewport(page));

  test('the form takes its place again when the keyboard goes', async ({ page }) => {
    const form = await openContact(page);
    await submit(form);
    const heading = form.getByRole('heading', { name: 'Schreibt mir direkt.' });
    await openKeyboard(page, { height: 420, offsetTop: 0 });
    await expect.poll(async () => (await form.boundingBox())?.height).toBeLessThanOrEqual(420);
    await openKeyboard(page, { height: 844, offsetTop: 0 });
    await expect
      .poll(async () => {
        const box = await form.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      })
      .toBe(844);
    await expect(heading).toBeInViewport({ ratio: 1 });
  });

  test('zooming in with two fingers does not press the form together', async ({ page }) => {
    const form = await openContact(page);
    await form.evaluate((node) =>
      Promise.all(node.getAnimations().map(({ finished }) => finished)),
    );
    const before = await form.boundingBox();
    await page.evaluate(() => {
      Object.assign(window.visualViewport ?? {}, { height: 422, offsetTop: 200, scale: 2 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    expect(await form.boundingBox()).toEqual(before);
  });
});
