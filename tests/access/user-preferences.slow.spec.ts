import type { Locator } from '@playwright/test';
import { fieldsOf, openFormOnContactSlide } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/page.ts';
import { dot, lockScreen, openSlide, topBarEntry } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const colorScheme of ['dark', 'light'] as const) {
  test(`forced ${colorScheme} colours distinguish current slide, focus, errors and disabled buttons`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openSlide(page, 2);
    for (const entry of [topBarEntry, dot]) {
      const properties = ['color', 'background-color'];
      const current = await stylesOf(entry(page, 2), ...properties);
      expect(current).not.toEqual(await stylesOf(entry(page, 1), ...properties));
    }
    const [color] = await stylesOf(dot(page, 2), 'color');
    await expect(dot(page, 2).locator('span').first()).toHaveCSS('background-color', `${color}`);
    // White icons need the background of their tile.
    const tile = page.getByRole('link', { name: projectWithPictures.tile.title, exact: true });
    await expect(tile.locator('span:has(> img)')).toHaveCSS('background-image', /gradient/);
    await openPage(page, '/');
    await expect(lockScreen(page).locator('span:has(> img)')).toHaveCSS(
      'forced-color-adjust',
      'none',
    );

    const form = await openFormOnContactSlide(page);
    const { name, message } = fieldsOf(form);
    await form.getByRole('button', { name: 'Kontaktieren' }).click();
    await expect(name).toBeFocused();
    const outlineOf = (element: Locator) =>
      stylesOf(element, 'outline-style', 'outline-width', 'outline-color');
    await expect(message).toHaveCSS('outline-style', 'dashed');
    expect(await outlineOf(message)).not.toEqual(await outlineOf(form));
    expect(await outlineOf(name)).not.toEqual(await outlineOf(message));

    await openLightbox(page, 1);
    const disabled = page.getByRole('button', { name: 'Vorheriges Bild' });
    const enabled = page.getByRole('button', { name: 'Nächstes Bild' });
    expect(await stylesOf(disabled, 'color')).not.toEqual(await stylesOf(enabled, 'color'));
  });
}

test('text follows the browser’s font size', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await openPage(page, '/impressum');
  expect(await stylesOf(page.getByRole('paragraph').first(), 'font-size')).toEqual(['32px']);
});

for (const feature of ['prefers-reduced-transparency: reduce', 'prefers-contrast: more']) {
  test(`bar and cards are opaque with ${feature}`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const [name = '', value = ''] = feature.split(': ');
    await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
    await openSlide(page, 3);
    const row = page.getByRole('button', { name: 'Schreiben' }).locator('../..');
    for (const part of [page.getByRole('banner'), row]) {
      await expect(part).toHaveCSS('background-color', /^rgb\(/);
      await expect(part).toHaveCSS('backdrop-filter', 'none');
    }
  });
}

function stylesOf(element: Locator, ...properties: string[]): Promise<string[]> {
  return element.evaluate(
    (node, names) => names.map((name) => getComputedStyle(node).getPropertyValue(name)),
    properties,
  );
}
