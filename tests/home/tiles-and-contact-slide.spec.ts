import { owner } from '#content/owner.ts';
import { slideIndex } from '#src/content/slides.ts';
import { fieldsOf, openForm } from '#tests/support/contact.ts';
import { projects, skills } from '#tests/support/content.ts';
import { boxOf } from '#tests/support/points.ts';
import { openSlide, slideAt, tile } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('a tile', () => {
  test('shows its icon at 48 px on an upright phone and larger on a desktop', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const tiles of [skills, projects]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openSlide(page, tiles[0]?.slide ?? 0);
      const icons = tiles.map((detail) => tile(page, detail).locator('img').first());
      for (const icon of icons) {
        expect(await icon.boundingBox()).toMatchObject({ width: 48, height: 48 });
        await expect(icon).not.toHaveJSProperty('naturalWidth', 0);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const icon of icons) expect((await boxOf(icon)).width).toBeGreaterThan(60);
    }
  });

  test('is described by its tagline, or by the use of the skill and the projects built with it', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const [index, name, description] of [
      [
        slideIndex.skills,
        'Python',
        /^Python nutze ich für .* Damit entstanden: Itspylearning, aChess$/,
      ],
      [slideIndex.projects, 'aChess', 'Schach zu zweit am Desktop'],
    ] as const) {
      await openSlide(page, index);
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAccessibleDescription(description);
      // A skill shows its projects as icons with titles, not as this sentence.
      if (index === slideIndex.projects) await expect(link.getByText(description)).toBeVisible();
    }
  });
});

test.describe('the contact slide', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('has the legal links at the lower right', { tag: '@slow' }, async ({ page }) => {
    await openSlide(page, slideIndex.contact);
    const contact = slideAt(page, slideIndex.contact);
    const [imprint, privacy, slide] = [
      await boxOf(contact.getByRole('link', { name: 'Impressum' })),
      await boxOf(contact.getByRole('link', { name: 'Datenschutz' })),
      await boxOf(contact),
    ];
    expect(imprint.x).toBeGreaterThan(slide.width * 0.75);
    expect(slide.y + slide.height - (imprint.y + imprint.height)).toBeLessThan(40);
    expect(privacy.x + privacy.width).toBeLessThanOrEqual(imprint.x);
    expect(privacy.y).toBe(imprint.y);
  });

  test('shows Impressum at the lower right without scrolling on common phones', {
    tag: '@slow',
  }, async ({ page }) => {
    await openSlide(page, slideIndex.contact);
    const contact = slideAt(page, slideIndex.contact);
    const link = contact.getByRole('link', { name: 'Impressum' });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [375, 553],
      [375, 667],
      [390, 664],
      [390, 844],
      [844, 390],
    ] as const) {
      const size = `${width} × ${height} px`;
      await page.setViewportSize({ width, height });
      await expect(contact, size).toBeInViewport({ ratio: 0.99 });
      await expect(link, size).toBeInViewport({ ratio: 1 });
      await expect(contact, size).toHaveCSS('mask-image', 'none');
      const box = await boxOf(link);
      expect(box.x + box.width, size).toBeGreaterThan(width - 65);
      expect(box.y + box.height, size).toBeGreaterThan(height - 80);
    }
  });

  test('copies the e-mail address, shows "Kopiert" for 1000 ms, and ignores presses until then', async ({
    page,
  }) => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.clock.install();
    await openSlide(page, slideIndex.contact);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const button = page.getByRole('button', { name: /^(E-Mail kopieren|Kopiert)$/ });
    await button.click();
    await expect(button).toHaveText('Kopiert');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('log').getByText('Kopiert')).toBeAttached();
    expect(await clipboard()).toBe(owner.email);

    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await button.click({ force: true });
    await page.clock.runFor(999);
    await expect(button).toHaveText('Kopiert');
    expect(await clipboard()).toBe('something else');
    await page.clock.runFor(1);
    await expect(button).toHaveText('E-Mail kopieren');
    await expect(button).toBeFocused();
    await button.click();
    await expect(button).toHaveText('Kopiert');
    expect(await clipboard()).toBe(owner.email);
  });

  for (const [what, disableClipboard] of [
    ['lacks the Clipboard API, as on plain HTTP', removeClipboard],
    ['refuses the Clipboard API, as in-app browsers do', refuseClipboard],
  ] as const) {
    test(`copies the e-mail address where the browser ${what}`, { tag: '@slow' }, async ({
      page,
    }) => {
      await page.addInitScript(disableClipboard);
      await openSlide(page, slideIndex.contact);
      const button = page.getByRole('button', { name: 'E-Mail kopieren' });
      await button.click();
      await expect(page.getByRole('button', { name: 'Kopiert' })).toBeFocused();
      const form = await openForm(page);
      await fieldsOf(form).email.press('ControlOrMeta+v');
      await expect(fieldsOf(form).email).toHaveValue(owner.email);
    });
  }

  test.describe('when the browser refuses each way to copy', () => {
    test.use({ expectedErrors: [/^Copying the e-mail address failed/] });

    test('explains how to copy the e-mail address manually, until the next press', {
      tag: '@slow',
    }, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript(refuseClipboard);
      await page.addInitScript(() => {
        document.execCommand = () => false;
      });
      await openSlide(page, slideIndex.contact);
      await page.getByRole('button', { name: 'E-Mail kopieren' }).click();
      const text =
        'Das Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie von Hand.';
      const explanation = page.getByRole('log').getByText(text);
      await expect(explanation).toBeVisible();
      await page.clock.runFor(60_000);
      // Playwright calls visually hidden text visible, too; its height is 1 px.
      expect((await boxOf(explanation)).height).toBeGreaterThan(16);
      // Screen readers announce a text again only after it was removed.
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => new Promise(() => {});
      });
      await page.getByRole('button', { name: 'E-Mail kopieren' }).click();
      await expect(page.getByRole('log')).toBeEmpty();
    });
  });
});

function removeClipboard() {
  Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
}

function refuseClipboard() {
  navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
}
