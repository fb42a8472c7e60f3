import type { Locator } from '@playwright/test';
import { fieldsOf, openContact } from '#tests/support/contact.ts';
import { gallery } from '#tests/support/content.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { dot, openLock, openPage, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['dark', 'light'] as const) {
  test(`in forced ${colorScheme} colours every state and icon shows`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await openPage(page, 2);
    const tile = page.getByRole('link', { name: gallery.tile.title, exact: true });
    for (const entry of [topBarEntry, dot]) {
      const [current, other] = await Promise.all(
        ([2, 1] as const).map((n) => styleOf(entry(page, n), 'color', 'background-color')),
      );
      expect(current).not.toEqual(other);
    }
    const ground = await styleOf(dot(page, 2).locator('span').first(), 'background-color');
    expect(ground, 'the dot in the colour of its link').toEqual(
      await styleOf(dot(page, 2), 'color'),
    );
    // White drawings on the grounds of their apps.
    await expect(tile.locator('span:has(> img)')).toHaveCSS('background-image', /gradient/);
    await openLock(page);
    await expect(page.locator('#lock span:has(> img)')).toHaveCSS('forced-color-adjust', 'none');

    const form = await openContact(page);
    const { name, message } = fieldsOf(form);
    await form.getByRole('button', { name: 'Kontaktieren' }).click();
    await expect(name).toBeFocused();
    expect(await outlineOf(message)).not.toEqual(await outlineOf(form));
    expect(await outlineOf(name)).not.toEqual(await outlineOf(message));

    await openLightbox(page, 1);
    const end = page.getByRole('button', { name: 'Vorheriges Bild' });
    const other = page.getByRole('button', { name: 'Nächstes Bild' });
    expect(await styleOf(end, 'color')).not.toEqual(await styleOf(other, 'color'));
  });
}

test('who asks for less transparency or more contrast gets opaque grounds', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [name, value] of [
    ['prefers-reduced-transparency', 'reduce'],
    ['prefers-contrast', 'more'],
  ] as const) {
    await session.send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
    await openPage(page, 3);
    const translucent = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('#home :is(header, .rounded-card)')]
          .map((element) => getComputedStyle(element))
          .filter(({ backgroundColor, backdropFilter }) => {
            return !backgroundColor.startsWith('rgb(') || backdropFilter !== 'none';
          }).length,
    );
    expect(translucent, name).toBe(0);
  }
});

function outlineOf(element: Locator) {
  return styleOf(element, 'outline-style', 'outline-width', 'outline-color');
}

function styleOf(element: Locator, ...properties: string[]): Promise<string[]> {
  return element.evaluate(
    (node, names) => names.map((name) => getComputedStyle(node).getPropertyValue(name)),
    properties,
  );
}
