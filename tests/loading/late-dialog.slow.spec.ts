import type { Locator, Page } from '@playwright/test';
import { gallery } from '#scripts/testbed/content.ts';
import { lightboxAt, openDetail, screenshot } from '#scripts/testbed/lightbox.ts';
import { expectPage, openPage } from '#scripts/testbed/steps.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { expect, test } from '#tests/support/test.ts';

/** Clicks and presses keys at once, before the browser has had time to draw what opens. */
function clickAndPress(opener: Locator, keys: string) {
  return opener.evaluate(async (element: HTMLElement, pressed) => {
    element.click();
    for (const key of pressed.split(' ')) {
      // Between two real events the page's own work is done.
      await null;
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, keys);
}

interface Late {
  title: string;
  /** The start of the file that the content comes in. */
  chunk: string;
  /** The name of the button that closes it. */
  close: string;
  open: (page: Page) => Promise<unknown>;
  opener: (page: Page) => Locator;
  content: (dialog: Locator) => Locator;
  /** What has the focus once the content is there. */
  focused: (dialog: Locator) => Locator;
}

const late: readonly Late[] = [
  {
    title: 'Schreibt mir direkt.',
    chunk: 'contact-form',
    close: 'Zurück',
    open: (page) => page.getByRole('button', { name: 'Schreiben' }).click(),
    opener: (page) => page.getByRole('button', { name: 'Schreiben' }),
    content: (dialog) => dialog.getByRole('textbox', { name: 'Name' }),
    focused: (dialog) => dialog.getByRole('textbox', { name: 'Name' }),
  },
  {
    title: 'Tastaturhilfe',
    chunk: 'shortcut-list',
    close: 'Schließen',
    async open(page) {
      const button = page.getByRole('button', { name: 'Tastaturhilfe' });
      await button.focus();
      await button.press('Enter');
    },
    opener: (page) => page.getByRole('button', { name: 'Tastaturhilfe' }),
    content: (dialog) => dialog.getByRole('term').first(),
    focused: (dialog) => dialog,
  },
];

for (const { title, chunk, close: closeName, open, opener, content, focused } of late) {
  test.describe(`the dialog "${title}" whose content is still on its way`, () => {
    test('has its name, its close button and the focus, and is closed by Escape, Back, the button and a click beside it', async ({
      page,
    }) => {
      await holdRequests(page, new RegExp(`/assets/app/${chunk}-.*\\.js`));
      await openPage(page, 3);
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      const button = dialog.getByRole('button', { name: closeName });
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => button.click(),
        () => page.mouse.click(20, 450),
      ]) {
        await open(page);
        await expect(dialog).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        // What lies behind is out of reach.
        await page.keyboard.press('Tab');
        await expect(dialog.locator(':focus')).toHaveCount(1);
        await close();
        await expect(dialog).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
        await expectPage(page, 3);
      }
    });

    test('gets it in the same element; what is typed meanwhile acts on nothing behind', async ({
      page,
    }) => {
      const release = await holdRequests(page, new RegExp(`/assets/app/${chunk}-.*\\.js`));
      await openPage(page, 3);
      await open(page);
      const dialog = page.getByRole('dialog', { name: title, exact: true });
      await dialog.evaluate((element) => element.setAttribute('data-first', ''));
      for (const key of ['ArrowLeft', 'Home', 'h', '?']) await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      release();
      await expect(content(dialog)).toBeVisible();
      await expect(dialog).toHaveAttribute('data-first');
      await expect(focused(dialog)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expectPage(page, 3);
    });
  });
}

test('keys that are pressed in the instant in which a dialog opens do nothing behind it', async ({
  page,
}) => {
  await openPage(page, 3);
  await clickAndPress(page.getByRole('button', { name: 'Schreiben' }), 'ArrowLeft ? Home');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectPage(page, 3);

  await openDetail(page, gallery.path);
  await clickAndPress(screenshot(page, 3), 'Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery.path);
  await page.goForward();
  await expect(lightboxAt(page, 3)).toBeVisible();
});
