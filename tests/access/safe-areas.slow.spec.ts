import type { Locator, Page } from '@playwright/test';
import {
  answerCommits,
  erika,
  fillForm,
  notificationOf,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { gallery } from '#tests/support/content.ts';
import { openDetail, openLightbox } from '#tests/support/lightbox.ts';
import {
  dot,
  openForm,
  openLock,
  openPage,
  sliderPage,
  topBarEntry,
} from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** An iPhone with a camera in its screen, upright and on its side (Apple, Human Interface Guidelines). */
const phones = [
  { width: 390, height: 844, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
  { width: 844, height: 390, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function setInsets(page: Page, insets: Insets) {
  const session = await page.context().newCDPSession(page);
  // Newer than Playwright's types.
  await session.send(
    'Emulation.setSafeAreaInsetsOverride' as 'Emulation.setFocusEmulationEnabled',
    {
      insets,
    } as never,
  );
}

/** What lies under the camera, the rounded corners or the bar at the bottom, of what has to be seen and pressed. */
async function expectClear(elements: Locator, { top, right, bottom, left }: Insets) {
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

/** All but the form's trap and the strip of screenshots, which runs over the edge. */
const contents =
  'h1:not(.sr-only), h2, h3, p:not(.sr-only), a, button:not(li > button), label ~ input, textarea';

for (const { width, height, insets } of phones) {
  test.describe(`on a phone of ${width} × ${height} nothing lies under the camera or the bar`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => setInsets(page, insets));

    test('on the lock', async ({ page }) => {
      await openLock(page);
      await expectClear(page.locator('#lock').locator('[data-lock=clock], h1, a'), insets);
    });

    test('on the home screen, in the form and on a notification', async ({ page }) => {
      await answerCommits(page, stored);
      await openPage(page, 3);
      await expectClear(topBarEntry(page, 0), insets);
      await expectClear(topBarEntry(page, 3), insets);
      await expectClear(dot(page, 0), insets);
      await expectClear(sliderPage(page, 3).locator(contents), insets);
      const form = await openForm(page);
      await expectClear(form.locator(contents), insets);
      await fillForm(form, erika);
      await submit(form);
      await expectClear(notificationOf(page, 'sent').locator('h2, div, button'), insets);
    });

    for (const path of [gallery.path, '/impressum']) {
      test(`on ${path}`, async ({ page }) => {
        await openDetail(page, path);
        await expectClear(page.locator('header, main').locator(contents), insets);
      });
    }

    test('in the lightbox', async ({ page }) => {
      await expectClear((await openLightbox(page, 2)).locator(contents), insets);
    });
  });
}
