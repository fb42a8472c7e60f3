import type { Locator, Page } from '@playwright/test';
import { gallery } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { lightboxAt, openDetail, screenshot } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { openLock } from '#tests/support/steps.ts';
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

/** Lets a part of the program come only when the returned function is called. */
function delayChunk(page: Page, name: string) {
  return holdRequests(page, new RegExp(`/assets/app/${name}-.*\\.js`));
}

async function openContactPage(page: Page): Promise<Locator> {
  await page.goto('/desktop/3');
  await expectHydrated(page);
  return page.getByRole('button', { name: 'Schreiben' });
}

function nameField(page: Page): Locator {
  return page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
}

test('keys pressed in the instant in which the lightbox opens are all heard, in their order', async ({
  page,
}) => {
  await openDetail(page, gallery.path);
  await clickAndPress(screenshot(page, 1), 'ArrowRight l ArrowLeft l h');
  await expect(lightboxAt(page, 2)).toBeVisible();
});

test('Escape, pressed in the instant in which the lightbox opens, closes it', async ({ page }) => {
  await openDetail(page, gallery.path);
  await clickAndPress(screenshot(page, 2), 'Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(gallery.path);
  await page.goForward();
  await expect(lightboxAt(page, 2)).toBeVisible();
});

test('keys wait for a lightbox that is still being loaded, and the page below gets none', async ({
  page,
}) => {
  const release = await delayChunk(page, 'lightbox');
  await openDetail(page, gallery.path);
  await screenshot(page, 2).click();
  const before = await page.evaluate(() => window.scrollY);
  for (const key of ['End', 'ArrowRight', 'l']) await page.keyboard.press(key);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  release();
  await expect(lightboxAt(page, 4)).toBeVisible();
  await page.keyboard.press('h');
  await expect(lightboxAt(page, 3)).toBeVisible();
});

/** What opens an overlay, by the chunk that it comes in and its name. Returns what has the focus again. */
const openings: Record<string, [string, (page: Page) => Promise<Locator>]> = {
  'contact-overlay': [
    'Schreibt mir direkt.',
    async (page) => {
      const opener = await openContactPage(page);
      await opener.click();
      return opener;
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
  'help-dialog': [
    'Tastaturhilfe',
    async (page) => {
      await openLock(page);
      await page.keyboard.press('Tab');
      const focused = page.getByRole('link', { name: 'Zum Entsperren nach oben wischen.' });
      await expect(focused).toBeFocused();
      await page.keyboard.press('?');
      return focused;
    },
  ],
};

for (const [chunk, [name, open]] of Object.entries(openings)) {
  test(`${name}, still being loaded, shows its name, which Escape, Back and a press beside it close`, async ({
    page,
  }) => {
    const release = await delayChunk(page, chunk);
    const dialog = page.getByRole('dialog', { name, exact: true });
    const opener = await open(page);
    const address = page.url();
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
      () => page.mouse.click(20, 450),
    ];
    for (const close of closings) {
      await expect(dialog).toHaveAttribute('aria-busy', 'true');
      await expect(dialog).toBeFocused();
      // What lies behind is out of reach.
      await page.keyboard.press('Tab');
      await expect(dialog).toBeFocused();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
      expect(page.url()).toBe(address);
      await page.goForward();
    }
    await expect(dialog).toBeFocused();
    release();
    await expect(dialog).not.toHaveAttribute('aria-busy');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('letters typed right after "Schreiben" belong to the name', async ({ page }) => {
  await clickAndPress(await openContactPage(page), 'H a l l');
  await expect(nameField(page)).toHaveValue('Hall');
  await page.keyboard.type('o');
  await expect(nameField(page)).toHaveValue('Hallo');
  await expect(page).toHaveURL('/desktop/3');
});

test('letters wait for a form that is still being loaded', async ({ page }) => {
  const release = await delayChunk(page, 'contact-overlay');
  await (await openContactPage(page)).click();
  await page.keyboard.type('Lena H');
  await expect(page).toHaveURL('/desktop/3');
  release();
  await expect(nameField(page)).toHaveValue('Lena H');
  await page.keyboard.type('all');
  await expect(nameField(page)).toHaveValue('Lena Hall');
});
