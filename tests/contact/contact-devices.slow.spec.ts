import type { Locator, Page } from '@playwright/test';
import { fieldsOf, openContact, submit } from '#tests/support/contact.ts';
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

async function showArea(page: Page, area: VisibleArea) {
  await page.evaluate((visible) => {
    Object.assign(window.visualViewport ?? {}, visible);
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, area);
}

async function expectWithin(part: Locator, { offsetTop, height }: VisibleArea) {
  const box = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(box.height).toBeGreaterThan(0);
  expect(box.y).toBeGreaterThanOrEqual(offsetTop);
  expect(box.y + box.height).toBeLessThanOrEqual(offsetTop + height);
  const width = part.page().viewportSize()?.width ?? 0;
  expect(box.x + box.width).toBeLessThanOrEqual(width);
}

for (const { width, height, area } of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 390, height: 844, area: { height: 420, offsetTop: 0 } },
  { width: 390, height: 844, area: { height: 420, offsetTop: 120 } },
  { width: 844, height: 390, area: { height: 180, offsetTop: 40 } },
]) {
  const visible = area ?? { height, offsetTop: 0 };
  const left = area
    ? `, of which a keyboard leaves ${area.height} px from ${area.offsetTop} on`
    : '';

  test(`everything in the form can be reached at ${width} × ${height}${left}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    if (area) await fakeVisualViewport(page);
    const form = await openContact(page);
    const { name, email, message } = fieldsOf(form);
    await expect(name).toBeFocused();
    await email.focus();
    if (area) {
      await showArea(page, area);
      // The field that has the focus comes into view by itself.
      await expect(() => expectWithin(email, area)).toPass();
    }
    const controls = [
      form.getByRole('heading', { name: 'Schreibt mir direkt.' }),
      name,
      email,
      // With a keyboard it is higher than what is left.
      ...(area ? [] : [message]),
      form.getByRole('button', { name: 'Kontaktieren' }),
      form.getByRole('button', { name: 'Zurück', exact: true }),
      form.getByRole('link', { name: 'Datenschutz' }),
    ];
    for (const control of controls) {
      await control.evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
      await expectWithin(control, visible);
    }
    await expectWithin(form, visible);
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
    const box = await form.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  await showArea(page, { height: 420, offsetTop: 0 });
  await expect.poll(bottom).toBe(420);
  await showArea(page, { height: 844, offsetTop: 0 });
  await expect.poll(bottom).toBe(844);
  await expect(form.getByRole('heading')).toBeInViewport({ ratio: 1 });

  const before = await form.boundingBox();
  await showArea(page, { height: 422, offsetTop: 200, scale: 2 });
  expect(await form.boundingBox()).toEqual(before);
});
