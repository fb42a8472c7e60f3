import type { Locator } from '@playwright/test';
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
  opener: string;
  /** What has the focus once the content is there. */
  focused: (dialog: Locator) => Locator;
}

const late: readonly Late[] = [
  {
    title: 'Schreibt mir direkt.',
    chunk: 'contact-form',
    opener: 'Schreiben',
    focused: (dialog) => dialog.getByRole('textbox', { name: 'Name' }),
  },
  {
    title: 'Tastaturhilfe',
    chunk: 'shortcut-list',
    opener: 'Tastaturhilfe',
    focused: (dialog) => dialog,
  },
];

for (const { title, chunk, opener, focused } of late) {
  test(`the dialog "${title}" has the focus at once and gets its content in the same element; what is typed meanwhile acts on nothing behind`, async ({
    page,
  }) => {
    const release = await holdRequests(page, new RegExp(`/assets/app/${chunk}-.*\\.js`));
    await openPage(page, 3);
    await page.getByRole('button', { name: opener }).press('Enter');
    const dialog = page.getByRole('dialog', { name: title, exact: true });
    await expect(dialog).toBeFocused();
    await dialog.evaluate((element) => element.setAttribute('data-first', ''));
    for (const key of ['ArrowLeft', 'Home', 'h', '?']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    release();
    await expect(dialog.getByRole('textbox').or(dialog.getByRole('term')).first()).toBeVisible();
    await expect(dialog).toHaveAttribute('data-first');
    await expect(focused(dialog)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expectPage(page, 3);
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
