import type { Locator } from '@playwright/test';
import { holdRequests } from '#tests/support/held-requests.ts';
import { expectPage, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

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
