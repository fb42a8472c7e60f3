import type { Page } from '@playwright/test';
import { skipLinks } from '#content/texts/controls.ts';
import { keyboardHelp } from '#content/texts/help.ts';
import { notFoundPage } from '#content/texts/not-found.ts';
import { historyLength } from '#tests/support/apps.ts';
import { gallery } from '#tests/support/content.ts';
import { lightboxAt, openDetail, screenshot } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { lockHint, openLock, pageHeadings } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** One address for each kind of screen, and the heading that is meant. */
const screens = {
  '/desktop/2': String(pageHeadings[2]),
  [gallery.path]: gallery.title,
  '/impressum': 'Impressum',
  '/404': notFoundPage.heading,
};

const help = (page: Page) => page.getByRole('dialog', { name: 'Tastaturhilfe', exact: true });
const skipLink = (page: Page) => page.getByRole('link', { name: skipLinks.content });
const helpButton = (page: Page) => page.getByRole('button', { name: skipLinks.help });

/** Opens the help by its key, and waits until it has the focus. */
async function pressHelp(page: Page) {
  await page.keyboard.press('?');
  await expect(help(page)).toBeFocused();
}

test.describe('the skip link', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('comes first on every screen but the lock, shows with the focus and moves it to the heading', async ({
    page,
  }) => {
    await openLock(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: lockHint })).toBeFocused();
    for (const [path, heading] of Object.entries(screens)) {
      await page.goto(path);
      await expectHydrated(page);
      await page.keyboard.press('Tab');
      await expect(skipLink(page), path).toBeFocused();
      await expect(skipLink(page)).toBeInViewport({ ratio: 1 });
      const before = await historyLength(page);
      await page.keyboard.press('Enter');
      const target = page.getByRole('main').getByRole('heading', { name: heading, exact: true });
      await expect(target).toBeFocused();
      await expect(target).toBeInViewport({ ratio: 1 });
      await expect(skipLink(page)).not.toBeInViewport();
      expect(await historyLength(page)).toBe(before);
      expect(new URL(page.url()).hash).toBe('');
    }
  });
});

test.describe('the help with the keyboard', () => {
  test('switches the shortcuts of a single character off and on, and stays within reach', async ({
    page,
  }) => {
    await openDetail(page, gallery.path);
    await pressHelp(page);
    const option = help(page).getByRole('checkbox', { name: keyboardHelp.singleKeys });
    await expect(option).toBeChecked();
    await option.press('Space');
    await expect(option).not.toBeChecked();
    await page.keyboard.press('Escape');

    await page.keyboard.press('?');
    await screenshot(page, 2).press('Enter');
    await expect(lightboxAt(page, 2)).toBeFocused();
    for (const key of ['h', 'l', '+', 'ArrowRight']) await page.keyboard.press(key);
    await expect(lightboxAt(page, 3)).toBeVisible();
    await expect(page.locator('[data-gallery]')).not.toHaveAttribute('data-zoomed');
    await page.keyboard.press('Escape');
    await expect(lightboxAt(page, 3)).toHaveCount(0);

    await helpButton(page).press('Enter');
    await option.press('Space');
    await expect(option).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(help(page)).toHaveCount(0);
    await pressHelp(page);
  });
});
