import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { gallery } from '#scripts/testbed/content.ts';
import { lightboxAt, openDetail, openLightbox, screenshot } from '#scripts/testbed/lightbox.ts';
import { boxOf, middleOf } from '#scripts/testbed/points.ts';
import { expectPage, openForm, openPage } from '#scripts/testbed/steps.ts';
import { closeLink, heading, openApp } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

interface Presses {
  /** Returns what is pressed twice. */
  start: (page: Page) => Promise<Locator>;
  /** What one press would have led to. */
  expectOnce: (page: Page) => Promise<unknown>;
}

const dialog = (page: Page) => page.getByRole('dialog');

const presses: Record<string, Presses> = {
  'Schließen of a page leads to the page that it came from': {
    async start(page) {
      await openPage(page, 2);
      await openApp(page, gallery);
      return closeLink(page);
    },
    expectOnce: (page) => expectPage(page, 2),
  },
  '"Schreiben" opens the form': {
    async start(page) {
      await openPage(page, 3);
      return page.getByRole('button', { name: 'Schreiben' });
    },
    async expectOnce(page) {
      await expect(dialog(page).getByRole('textbox', { name: 'Name' })).toBeFocused();
      await expect(page).toHaveURL('/desktop/3');
    },
  },
  '"Zurück" closes the form': {
    async start(page) {
      await openPage(page, 3);
      return (await openForm(page)).getByRole('button', { name: 'Zurück' });
    },
    async expectOnce(page) {
      await expect(dialog(page)).toHaveCount(0);
      await expectPage(page, 3);
    },
  },
  'a screenshot opens the viewer': {
    async start(page) {
      await openDetail(page, gallery.path);
      return screenshot(page, 1);
    },
    expectOnce: (page) => expect(lightboxAt(page, 1)).toBeVisible(),
  },
  'Schließen of the viewer leaves the project open': {
    start: async (page) => (await openLightbox(page, 1)).getByRole('button', { name: 'Schließen' }),
    async expectOnce(page) {
      await expect(dialog(page)).toHaveCount(0);
      await expect(heading(page, gallery)).toBeVisible();
      await expect(page).toHaveURL(gallery.path);
    },
  },
};

/** Longer than anything that a press has started. */
const rest = 1000;

for (const hand of ['mouse', 'finger'] as const) {
  test.describe(`pressed twice by ${hand}`, () => {
    test.use(
      hand === 'mouse'
        ? { viewport: { width: 1280, height: 800 } }
        : { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    );
    for (const [name, { start, expectOnce }] of Object.entries(presses)) {
      for (const gap of [80, 300]) {
        test(`${name}, ${gap} ms apart as by one press`, async ({ page }) => {
          const control = await start(page);
          await control.scrollIntoViewIfNeeded();
          const { x, y } = middleOf(await boxOf(control));
          const press = () =>
            hand === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y);
          await press();
          await pause(gap);
          await press();
          await pause(rest);
          await expectOnce(page);
        });
      }
    }
  });
}

test('what is meant to be pressed again may be: the arrows of the viewer', async ({ page }) => {
  const lightbox = await openLightbox(page, 1);
  await lightbox.getByRole('button', { name: 'Nächstes Bild' }).dblclick();
  await expect(lightboxAt(page, 3)).toBeVisible();
});
