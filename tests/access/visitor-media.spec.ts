import type { Locator } from '@playwright/test';
import { fieldsOf, openContact } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { dot, openSlide, topBarEntry } from '#tests/support/home-screen.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/open-page.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['dark', 'light'] as const) {
  test.describe(`a visitor with forced ${colorScheme} colours`, () => {
    test('can tell the current slide, the focused one of two wrong fields and a disabled button, and sees the grounds of icons', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openSlide(page, 2);
      for (const entry of [topBarEntry, dot]) {
        const properties = ['color', 'background-color'];
        const current = await styleOf(entry(page, 2), ...properties);
        expect(current).not.toEqual(await styleOf(entry(page, 1), ...properties));
      }
      const [color] = await styleOf(dot(page, 2), 'color');
      await expect(dot(page, 2).locator('span').first()).toHaveCSS('background-color', `${color}`);
      // The white drawings of icons need the grounds of their apps.
      const tile = page.getByRole('link', { name: projectWithPictures.tile.title, exact: true });
      await expect(tile.locator('span:has(> img)')).toHaveCSS('background-image', /gradient/);
      await openPage(page, '/');
      await expect(page.locator('#lock span:has(> img)')).toHaveCSS('forced-color-adjust', 'none');

      const form = await openContact(page);
      const { name, message } = fieldsOf(form);
      await form.getByRole('button', { name: 'Kontaktieren' }).click();
      await expect(name).toBeFocused();
      const outlineOf = (element: Locator) =>
        styleOf(element, 'outline-style', 'outline-width', 'outline-color');
      await expect(message).toHaveCSS('outline-style', 'dashed');
      expect(await outlineOf(message)).not.toEqual(await outlineOf(form));
      expect(await outlineOf(name)).not.toEqual(await outlineOf(message));

      await openLightbox(page, 1);
      const end = page.getByRole('button', { name: 'Vorheriges Bild' });
      const other = page.getByRole('button', { name: 'Nächstes Bild' });
      expect(await styleOf(end, 'color')).not.toEqual(await styleOf(other, 'color'));
    });
  });
}

for (const feature of ['prefers-reduced-transparency: reduce', 'prefers-contrast: more']) {
  test.describe(`a visitor with ${feature}`, () => {
    test('sees the bar and the cards on opaque grounds', async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      const [name = '', value = ''] = feature.split(': ');
      await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
      await openSlide(page, 3);
      const parts = await page.locator('#home :is(header, .rounded-card)').all();
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) {
        await expect(part).toHaveCSS('background-color', /^rgb\(/);
        await expect(part).toHaveCSS('backdrop-filter', 'none');
      }
    });
  });
}

function styleOf(element: Locator, ...properties: string[]): Promise<string[]> {
  return element.evaluate(
    (node, names) => names.map((name) => getComputedStyle(node).getPropertyValue(name)),
    properties,
  );
}
