import type { Locator, Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { sliderPages } from '#content/slider.ts';
import { projects, skills } from '#scripts/testbed/content.ts';
import { expectPage, openPage, sliderPage } from '#scripts/testbed/steps.ts';
import { copiedDuration, iconSize } from '#src/config/specification.ts';
import { pageIndex } from '#src/content/pages.ts';
import { tile } from '#tests/support/apps.ts';
import { expect, test } from '#tests/support/test.ts';

async function expectLoaded(picture: Locator) {
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

test('the first page says who the owner is, and has a way to write, which Back returns from', async ({
  page,
}) => {
  await openPage(page, 0);
  const about = sliderPage(page, 0);
  await expect(about.getByRole('heading', { level: 2 })).toHaveText(owner.fullName);
  await expect(about.getByText(sliderPages.about.introduction, { exact: true })).toBeVisible();
  await expect(about.getByText(sliderPages.about.tagline)).toBeVisible();
  await expectLoaded(about.getByRole('img', { name: sliderPages.about.imageAlt }));

  await about.getByRole('link', { name: 'Schreib mir', exact: true }).click();
  await expect(page).toHaveURL('/kontakt');
  const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await form.getByRole('button', { name: 'Zurück' }).click();
  await expectPage(page, pageIndex.contact);
  await page.goBack();
  await expectPage(page, 0);
});

test('the first page is whole on a phone without scrolling, upright and sideways', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, 0);
    const rest = await sliderPage(page, 0).evaluate(
      ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
    );
    expect(rest, `${width} × ${height}`).toBe(0);
  }
});

for (const [name, tiles] of [
  ['skills', skills],
  ['projects', projects],
] as const) {
  const { heading } = sliderPages[name];

  test(`the page "${heading}" has its tiles in their order, each with an icon`, async ({
    page,
  }) => {
    await openPage(page, pageIndex[name]);
    const section = sliderPage(page, pageIndex[name]);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(heading);
    await expect(section.getByRole('link')).toHaveText(tiles.map(({ tile }) => tile.title));
    for (const app of tiles) {
      const link = tile(section, app);
      await expect(link).toHaveAttribute('href', app.path);
      const icon = link.locator('img');
      expect(await icon.boundingBox()).toMatchObject({ width: iconSize, height: iconSize });
      await expectLoaded(icon);
    }
  });
}

test.describe('the contact page', () => {
  const copyButton = (page: Page) =>
    page.getByRole('button', { name: /^(E-Mail kopieren|Kopiert)$/ });

  test('has two rows, what is offered, and the legal links at the bottom right', async ({
    page,
  }) => {
    await openPage(page, pageIndex.contact);
    const contact = sliderPage(page, pageIndex.contact);
    await expect(contact.getByRole('heading', { level: 2 })).toHaveText('Sag Hallo.');
    await expect(contact.getByText('Schreib mir direkt.')).toBeVisible();
    await expect(contact.getByRole('button', { name: 'Schreiben', exact: true })).toBeVisible();
    const email = contact.getByRole('link', { name: owner.email });
    await expect(email).toHaveAttribute('href', `mailto:${owner.email}`);
    await expect(contact.getByRole('button', { name: 'E-Mail kopieren' })).toBeVisible();

    for (const sentence of sliderPages.contact.offer)
      await expect(contact.getByText(sentence, { exact: true })).toBeVisible();
    const [{ label, href } = { label: '', href: '' }] = owner.profiles ?? [];
    const profile = contact.getByRole('link', { name: `${label} (neues Fenster)`, exact: true });
    await expect(profile).toHaveAttribute('href', href);
    await expect(profile).toHaveAttribute('target', '_blank');
    await expect(profile).toHaveAttribute('rel', 'noopener');
    const card = contact.getByRole('link', { name: 'Kontakt speichern', exact: true });
    await expect(card).toHaveAttribute('href', '/kontakt.vcf');
    await expect(card).toHaveAttribute('download');

    const imprint = contact.getByRole('link', { name: 'Impressum' });
    const privacy = contact.getByRole('link', { name: 'Datenschutz' });
    await expect(imprint).toHaveAttribute('href', '/impressum');
    await expect(privacy).toHaveAttribute('href', '/datenschutz');
    const box = await imprint.boundingBox();
    const beside = await privacy.boundingBox();
    const frame = await contact.boundingBox();
    if (!box || !beside || !frame) throw new Error('A link has no place.');
    expect(box.x).toBeGreaterThan(frame.width * 0.75);
    expect(frame.y + frame.height - (box.y + box.height)).toBeLessThan(40);
    expect(beside.x + beside.width).toBeLessThanOrEqual(box.x);
    expect(beside.y).toBe(box.y);
  });

  test.describe('copies the address', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
    const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

    test('says so for its time and does nothing meanwhile', async ({ page }) => {
      await page.clock.install();
      await openPage(page, pageIndex.contact);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      const button = copyButton(page);
      await expect(button).toHaveText('E-Mail kopieren');
      await button.click();
      await expect(button).toHaveText('Kopiert');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('log').getByText('Kopiert')).toBeAttached();
      expect(await clipboard(page)).toBe(owner.email);

      await page.evaluate(() => navigator.clipboard.writeText('something else'));
      await button.click({ force: true });
      await page.clock.runFor(copiedDuration - 1);
      await expect(button).toHaveText('Kopiert');
      expect(await clipboard(page)).toBe('something else');

      await page.clock.runFor(1);
      await expect(button).toHaveText('E-Mail kopieren');
      await expect(button).toBeFocused();
      await button.click();
      await expect(button).toHaveText('Kopiert');
      expect(await clipboard(page)).toBe(owner.email);
    });
  });

  test.describe('where the clipboard refuses', () => {
    test.use({ expectedErrors: [/The clipboard refused the e-mail address: NotAllowedError/] });

    test('says how to copy by hand', async ({ page }) => {
      await page.addInitScript(() => {
        const refusal = new DOMException('Write permission denied.', 'NotAllowedError');
        navigator.clipboard.writeText = () => Promise.reject(refusal);
      });
      await openPage(page, pageIndex.contact);
      await copyButton(page).click();
      await expect(page.getByRole('log').filter({ hasText: 'nicht geklappt' })).toBeVisible();
      await expect(copyButton(page)).toHaveText('E-Mail kopieren');
      await expectPage(page, pageIndex.contact);
    });
  });
});
