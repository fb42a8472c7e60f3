import type { Locator, Page } from '@playwright/test';
import { notificationOf } from '#tests/support/contact.ts';
import { dot, sliderPage, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';
import { viewOf } from '#tests/support/views.ts';

/** An iPhone with a camera in its screen, upright and on its side (Apple, Human Interface Guidelines). */
const phones = [
  { width: 390, height: 844, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
];

/** All but the form's trap and the strip of screenshots, which runs over the edge. */
const contents =
  'h1:not(.sr-only), h2, h3, p:not(.sr-only), a, button:not(li > button), label ~ input, textarea';

/** What has to be seen and pressed, by the name of its view. */
const parts: Record<string, (page: Page) => Locator[]> = {
  lock: (page) => [page.locator('#lock').locator('[data-lock=clock], h1, a')],
  'desktop-3': (page) => [
    topBarEntry(page, 0),
    topBarEntry(page, 3),
    dot(page, 0),
    sliderPage(page, 3).locator(contents),
  ],
  kontakt: (page) => [page.getByRole('dialog').locator(contents)],
  'notification-sent': (page) => [notificationOf(page, 'sent').locator('h2, div, button')],
  gallery: (page) => [page.locator('header, main').locator(contents)],
  impressum: (page) => [page.locator('header, main').locator(contents)],
  lightbox: (page) => [page.getByRole('dialog').locator(contents)],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { width, height, insets } of phones) {
  test.describe(`on a phone of ${width} × ${height} nothing lies under the camera or the bar`, () => {
    test.use({ viewport: { width, height } });

    for (const [name, elementsOf] of Object.entries(parts)) {
      test(`in the view ${name}`, async ({ page }) => {
        const session = await page.context().newCDPSession(page);
        // Newer than Playwright's types.
        const method =
          'Emulation.setSafeAreaInsetsOverride' as 'Emulation.setFocusEmulationEnabled';
        await session.send(method, { insets } as never);
        await viewOf(name).open(page);
        for (const elements of elementsOf(page)) await expectClear(elements, insets);
      });
    }
  });
}

/** Each of the elements can be scrolled to where neither the camera, the rounded corners nor the bar at the bottom lies. */
async function expectClear(elements: Locator, insets: (typeof phones)[number]['insets']) {
  const { top, right, bottom, left } = insets;
  const { width, height } = elements.page().viewportSize() ?? { width: 0, height: 0 };
  await expect(elements).not.toHaveCount(0);
  for (const element of await elements.all()) {
    const box = await element.evaluate((node) => {
      node.scrollIntoView({ block: 'center' });
      const text = document.createRange();
      text.selectNodeContents(node);
      // A control with all its surface, a text without the padding around it.
      return (node.matches('a, button, input, textarea') ? node : text)
        .getBoundingClientRect()
        .toJSON();
    });
    expect(box.x, String(element)).toBeGreaterThanOrEqual(left);
    expect(box.x + box.width, String(element)).toBeLessThanOrEqual(width - right);
    expect(box.y, String(element)).toBeGreaterThanOrEqual(top);
    expect(box.y + box.height, String(element)).toBeLessThanOrEqual(height - bottom);
  }
}
