import type { Locator, Page } from '@playwright/test';
import { colorAt, installMeter } from '#tests/support/colors.ts';
import { formOf } from '#tests/support/contact.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf, centreOf } from '#tests/support/points.ts';
import { screenState } from '#tests/support/screen-states.ts';
import { dot, hint, lockScreen, openSlide, slideAt, topBarEntry } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

// The example's palette, as literals. Dark accent colours are for text on white.
const blue = 'rgb(41, 106, 203)';
const lightBlue = 'rgb(130, 177, 255)';
const pink = 'rgb(255, 113, 136)';
const darkPink = 'rgb(194, 24, 91)';
const orange = 'rgb(255, 173, 113)';
const darkOrange = 'rgb(168, 75, 0)';
const darkGrey = 'rgb(44, 44, 51)';
const white = 'rgb(255, 255, 255)';

test.use({
  viewport: { width: 1000, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: [/status of 404/],
});

const link = (scope: Page | Locator, name: string) =>
  scope.getByRole('link', { name, exact: true });
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

test.describe('Blue', () => {
  test('fills primary buttons', async ({ page }) => {
    for (const [path, control] of [
      ['/desktop/0', link(slideAt(page, 0), 'Schreib mir')],
      ['/desktop/3', button(page, 'Schreiben')],
      ['/aChess', link(page, 'Schreib mir direkt.')],
      ['/lebenslauf', link(page, 'Schreib mir')],
      ['/english', link(page, 'Write to me').first()],
      ['/nirgends', link(page, 'Zum Startbildschirm')],
      ['/kontakt', button(page, 'Kontaktieren')],
    ] as const) {
      await openPage(page, path);
      await expect(control, path).toHaveCSS('background-color', blue);
      await expect(control, path).toHaveCSS('color', white);
    }
  });

  test('marks the current slide in the bar and the dots, with enough contrast', async ({
    page,
  }) => {
    await openSlide(page, 1);
    const { x, y, height } = await boxOf(topBarEntry(page, 1));
    expect(await colorAt(page, { x: x + 8, y: y + height / 2 })).toBe(blue);
    const current = await centreOf(dot(page, 1));
    expect(await colorAt(page, current)).toBe(lightBlue);
    await installMeter(page);
    for (const point of [current, await centreOf(dot(page, 2))]) {
      const background = await colorAt(page, { x: point.x, y: point.y + 12 });
      expect(await contrastOf(page, await colorAt(page, point), background)).toBeGreaterThan(3);
    }
  });
});

test.describe('Pink', () => {
  test('outlines secondary buttons, and fills them on hover', async ({ page }) => {
    for (const [path, control] of [
      ['/desktop/0', link(page, 'Lebenslauf')],
      ['/desktop/3', button(page, 'E-Mail kopieren')],
      ['/nirgends', link(page, 'Schreib mir')],
    ] as const) {
      await openPage(page, path);
      await expect(control, path).toHaveCSS('border-color', pink);
      await expect(control, path).not.toHaveCSS('background-color', pink);
      await control.hover();
      await expect(control, path).toHaveCSS('background-color', pink);
    }
    await openPage(page, '/kontakt');
    // Beside red errors, pink would look like another error.
    await expect(button(formOf(page), 'Zurück')).not.toHaveCSS('border-color', darkPink);
    await openPage(page, '/lebenslauf');
    const print = button(page, 'Drucken oder als PDF speichern');
    await expect(print).toHaveCSS('border-color', darkPink);
  });

  test('underlines links on hover', async ({ page }) => {
    for (const [path, name, color] of [
      ['/', 'Impressum', pink],
      ['/desktop/0', 'English', pink],
      ['/desktop/3', 'Kontakt speichern', pink],
      ['/aChess', 'Datenschutz', pink],
      ['/impressum', 'hallo@example.org', darkPink],
      ['/kontakt', 'Datenschutz', darkPink],
    ] as const) {
      await openPage(page, path);
      const scope = path === '/kontakt' ? formOf(page) : page;
      const underlined = link(scope, name).last();
      await expect(underlined, path).not.toHaveCSS('text-decoration-color', color);
      await underlined.hover();
      await expect(underlined, path).toHaveCSS('text-decoration-line', 'underline');
      await expect(underlined, path).toHaveCSS('text-decoration-color', color);
    }
  });

  test('is behind the lock’s availability icon', async ({ page }) => {
    await openPage(page, '/');
    const icon = lockScreen(page)
      .getByRole('link', { name: /^Verfügbar/ })
      .locator('svg');
    const { x, y } = await boxOf(icon);
    expect(await colorAt(page, { x: x - 4, y: y - 4 })).toBe(pink);
  });
});

test.describe('Orange', () => {
  test('marks states: availability, "Kopiert", the hint’s chevron, 404', async ({ page }) => {
    await openPage(page, '/');
    await expect(hint(page).locator('svg')).toHaveCSS('color', orange);
    for (const [path, text, color] of [
      ['/', 'Verfügbar ab Januar 2027.', orange],
      ['/desktop/3', 'Verfügbar ab Januar 2027.', orange],
      ['/english', 'from January 2027', orange],
      ['/lebenslauf', 'Verfügbar ab Januar 2027', darkOrange],
      ['/nirgends', '404', orange],
    ] as const) {
      await openPage(page, path);
      const texts = page.getByText(text, { exact: true });
      // The about slide comes first and has the same text.
      const shown = path === '/desktop/3' ? texts.last() : texts.first();
      await expect(shown, path).toHaveCSS('color', color);
      // 404 has no dot.
      if (path === '/nirgends') continue;
      const { x, y } = await boxOf(shown.locator('span'));
      expect(await colorAt(page, { x: x + 3, y: y + 3 }), path).toBe(color);
    }
    await openSlide(page, 3);
    await button(page, 'E-Mail kopieren').click();
    const copied = button(page, 'Kopiert');
    await expect(copied).toHaveCSS('color', orange);
    await expect(copied).toHaveCSS('border-color', orange);
  });

  test('marks times: "Gerade eben", the years of the résumé, and the date of review', async ({
    page,
  }) => {
    for (const [path, text, color] of [
      ['/', 'Gerade eben', orange],
      ['/lebenslauf', 'seit 2021', darkOrange],
      ['/lebenslauf', '2018–2021', darkOrange],
      ['/datenschutz', /^Stand: /, darkOrange],
    ] as const) {
      await openPage(page, path);
      await expect(page.getByText(text, { exact: true }), path).toHaveCSS('color', color);
    }
  });
});

for (const name of ['project-without-pictures', 'skill', 'body-failed']) {
  const { open, expectedErrors = [] } = screenState(name);

  test.describe('Dark grey', () => {
    test.use({ expectedErrors });

    test(`is the background of the screen "${name}"`, async ({ page }) => {
      await open(page);
      const heading = page.getByRole('heading').last();
      await heading.scrollIntoViewIfNeeded();
      const { x, y } = await boxOf(heading);
      expect(await colorAt(page, { x: x - 8, y: y - 8 })).toBe(darkGrey);
    });
  });
}

function contrastOf(page: Page, ...colors: [string, string]): Promise<number> {
  return page.evaluate(([one, other]) => {
    const { luminanceOf, contrast } = window.meter;
    return contrast(luminanceOf(one), luminanceOf(other));
  }, colors);
}
