import type { Locator, Page } from '@playwright/test';
import { fieldsOf, openFormOnContactSlide } from '#tests/support/contact.ts';
import { settle } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

/** The visual viewport above the keyboard, as iOS reports it. */
interface VisibleArea {
  height: number;
  offsetTop: number;
  width?: number;
}

for (const [width, height, area] of [
  [390, 844, { height: 420, offsetTop: 120 }],
  [844, 390, { height: 180, offsetTop: 40 }],
] as const) {
  test(`the form fits above the on-screen keyboard of a ${width} × ${height} phone, and keeps its size when the page is zoomed by pinch`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(fakeVisualViewport);
    const form = await openFormOnContactSlide(page);
    await settle(page);
    const before = await boxOf(form);
    const { name, email } = fieldsOf(form);
    await email.focus();
    await showArea(page, area);
    await expect(() => expectWithin(email, area)).toPass();
    for (const control of [
      form.getByRole('heading', { name: 'Schreibt mir direkt.' }),
      name,
      form.getByRole('button', { name: 'Kontaktieren' }),
      form.getByRole('link', { name: 'Datenschutz' }),
    ]) {
      await control.evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
      await expectWithin(control, area);
    }
    await expectWithin(form, area);

    await showArea(page, { height, offsetTop: 0 });
    await expect.poll(() => boxOf(form)).toEqual(before);
    await showArea(page, { width: width / 2, height: height / 2, offsetTop: height / 4 });
    expect(await boxOf(form)).toEqual(before);
  });
}

function fakeVisualViewport() {
  const fake = Object.assign(new EventTarget(), {
    width: innerWidth,
    height: innerHeight,
    offsetTop: 0,
  });
  Object.defineProperty(window, 'visualViewport', { value: fake });
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
