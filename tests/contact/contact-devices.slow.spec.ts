import type { Locator, Page } from '@playwright/test';
import { fieldsOf, openContact, submit } from '#tests/support/contact.ts';
import { boxOf } from '#tests/support/lightbox.ts';
import { expect, test } from '#tests/support/test.ts';

/** What a keyboard leaves of the window: iOS does not resize the page, it moves and cuts its view. */
interface VisibleArea {
  height: number;
  offsetTop: number;
  scale?: number;
}

/** Puts a visual viewport of the test's own in the place of the browser's. */
function fakeVisualViewport(page: Page) {
  return page.addInitScript(() => {
    const fake = Object.assign(new EventTarget(), { height: innerHeight, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, 'visualViewport', { value: fake });
  });
}

async function showArea(page: Page, area: VisibleArea) {
  await page.evaluate((visible) => {
    Object.assign(window.visualViewport ?? {}, visible);
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, area);
}

async function expectWithin(part: Locator, { offsetTop, height }: VisibleArea) {
  const box = await boxOf(part);
  expect(box.height).toBeGreaterThan(0);
  expect(box.y).toBeGreaterThanOrEqual(offsetTop);
  expect(box.y + box.height).toBeLessThanOrEqual(offsetTop + height);
}

for (const [width, height, area] of [
  [390, 844, { height: 420, offsetTop: 120 }],
  [844, 390, { height: 180, offsetTop: 40 }],
] as const) {
  test(`all of the form can be reached above the keyboard at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await fakeVisualViewport(page);
    const form = await openContact(page);
    const { name, email } = fieldsOf(form);
    await expect(name).toBeFocused();
    await email.focus();
    await showArea(page, area);
    // The field that has the focus comes into view by itself.
    await expect(() => expectWithin(email, area)).toPass();
    for (const control of [
      form.getByRole('heading', { name: 'Schreibt mir direkt.' }),
      name,
      email,
      form.getByRole('button', { name: 'Kontaktieren' }),
      form.getByRole('button', { name: 'Zurück', exact: true }),
      form.getByRole('link', { name: 'Datenschutz' }),
    ]) {
      await control.evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
      await expectWithin(control, area);
    }
    await expectWithin(form, area);
  });
}

test('the form takes its place again when the keyboard goes, and zooming does not press it together', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fakeVisualViewport(page);
  const form = await openContact(page);
  await submit(form);
  const bottom = async () => {
    const { y, height } = await boxOf(form);
    return y + height;
  };
  await showArea(page, { height: 420, offsetTop: 0 });
  await expect.poll(bottom).toBe(420);
  await showArea(page, { height: 844, offsetTop: 0 });
  await expect.poll(bottom).toBe(844);
  await expect(form.getByRole('heading')).toBeInViewport({ ratio: 1 });

  const before = await boxOf(form);
  await showArea(page, { height: 422, offsetTop: 200, scale: 2 });
  expect(await boxOf(form)).toEqual(before);
});
