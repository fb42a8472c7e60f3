import type { Locator, Page } from '@playwright/test';
import { gallery } from '#scripts/testbed/content.ts';
import { lightboxAt, openDetail, screenshot } from '#scripts/testbed/lightbox.ts';
import { openPage } from '#scripts/testbed/steps.ts';
import { scrollTop } from '#tests/support/apps.ts';
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

/** Lets the program of an overlay come only when the returned function is called. */
function delayChunk(page: Page, name: string) {
  return holdRequests(page, new RegExp(`/assets/app/${name}-.*\\.js`));
}

const opener = (page: Page) => page.getByRole('button', { name: 'Schreiben' });
const nameField = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' });

test('keys pressed in the instant in which an overlay opens are all heard by it, in their order', async ({
  page,
}) => {
  await openPage(page, 3);
  await clickAndPress(opener(page), 'H a l l');
  await expect(nameField(page)).toHaveValue('Hall');
  await page.keyboard.type('o');
  await expect(nameField(page)).toHaveValue('Hallo');
  await expect(page).toHaveURL('/desktop/3');

  await openDetail(page, gallery.path);
  await clickAndPress(screenshot(page, 3), 'Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery.path);
  await page.goForward();
  await expect(lightboxAt(page, 3)).toBeVisible();
});

test('keys wait for an overlay that is still being loaded, and the page below gets none', async ({
  page,
}) => {
  const releaseLightbox = await delayChunk(page, 'lightbox');
  await openDetail(page, gallery.path);
  await screenshot(page, 2).click();
  const before = await scrollTop(page);
  for (const key of ['End', 'ArrowRight', 'l']) await page.keyboard.press(key);
  expect(await scrollTop(page)).toBe(before);
  releaseLightbox();
  await expect(lightboxAt(page, 4)).toBeVisible();

  const releaseForm = await delayChunk(page, 'contact-overlay');
  await openPage(page, 3);
  await opener(page).click();
  await page.keyboard.type('Lena H');
  await expect(page).toHaveURL('/desktop/3');
  releaseForm();
  await expect(nameField(page)).toHaveValue('Lena H');
});

/** What opens an overlay, by the chunk that it comes in and its name. Returns what has the focus again. */
const openings: Record<string, [string, (page: Page) => Promise<Locator>]> = {
  'contact-overlay': [
    'Schreibt mir direkt.',
    async (page) => {
      await openPage(page, 3);
      await opener(page).click();
      return opener(page);
    },
  ],
  lightbox: [
    'Bild 2 von 4',
    async (page) => {
      await openDetail(page, gallery.path);
      await screenshot(page, 2).click();
      return screenshot(page, 2);
    },
  ],
};

for (const [chunk, [name, open]] of Object.entries(openings)) {
  test(`${name}, still being loaded, shows its name, which Escape, Back and a press beside it close`, async ({
    page,
  }) => {
    const release = await delayChunk(page, chunk);
    const dialog = page.getByRole('dialog', { name, exact: true });
    const origin = await open(page);
    const address = page.url();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.mouse.click(20, 450),
    ]) {
      await expect(dialog).toHaveAttribute('aria-busy', 'true');
      await expect(dialog).toBeFocused();
      // What lies behind is out of reach.
      await page.keyboard.press('Tab');
      await expect(dialog).toBeFocused();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(origin).toBeFocused();
      expect(page.url()).toBe(address);
      await page.goForward();
    }
    await expect(dialog).toBeFocused();
    release();
    await expect(dialog).not.toHaveAttribute('aria-busy');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(origin).toBeFocused();
  });
}
