import { closeLink } from '#tests/support/apps.ts';
import { legalPages } from '#tests/support/content.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { openPage, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the legal pages lead to each other below a white bar that stays, and close to where they were opened', async ({
  page,
}) => {
  await page.goto('/datenschutz');
  await expectHydrated(page);
  const legal = page.getByRole('navigation', { name: 'Rechtliches' });
  await expect(legal.getByText('Datenschutz')).toHaveAttribute('aria-current', 'page');
  await expect(legal.getByRole('link', { name: 'Datenschutz' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Impressum', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(closeLink(page)).toBeInViewport();
  const source = page.getByRole('region', { name: 'Quelle' }).getByRole('link');
  await expect(source).toHaveAttribute('target', '_blank');
  await expect(source).toHaveAttribute('rel', 'noopener');
  await closeLink(page).click();
  await expect(page).toHaveURL('/datenschutz');
  // By a key: a second click at the same place would belong to the first.
  await closeLink(page).press('Enter');
  await expect(page).toHaveURL('/desktop/3');
});

for (const [width, height, margin] of [
  [390, 844, 20],
  [844, 390, 40],
  [1440, 900, 40],
] as const) {
  test(`Schließen and the footer stand on the edges of the content at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const [path, widest] of [
      ['/impressum', 704],
      ['/lebenslauf', 928],
      ['/english', 1096],
      ['/threencrypt', 1096],
    ] as const) {
      await page.goto(path);
      const visible = await page.evaluate(() => document.documentElement.clientWidth);
      const left = Math.max(0, (visible - widest) / 2) + margin;
      const close = page.getByRole('banner').getByRole('link');
      const { x = 0, width: closeWidth = 0 } = (await close.boundingBox()) ?? {};
      expect(x + closeWidth - 16, `Schließen of ${path}`).toBeCloseTo(visible - left, 0);
      const footer = page.getByRole('main').getByRole('navigation').locator('> *').first();
      expect((await footer.boundingBox())?.x, `footer of ${path}`).toBeCloseTo(left, 0);
      await expect(footer).toHaveCSS('font-size', '14px');
    }
  });
}

test('the page in English is in English, opens the form and its projects, and its links are in German, and the language changes back with it', async ({
  page,
}) => {
  const html = page.locator('html');
  const close = page.getByRole('link', { name: 'Close', exact: true });
  await openPage(page, 0);
  const link = sliderPage(page, 0).getByRole('link', { name: 'English', exact: true });
  await expect(link).toHaveAttribute('lang', 'en');
  await expect(link).toHaveAttribute('hreflang', 'en');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hi, I’m Max.' })).toBeFocused();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.locator('[lang=en]').getByRole('main')).toBeVisible();
  const skip = page.getByRole('navigation', { name: 'Skip links' });
  await expect(skip).toHaveAttribute('lang', 'en');
  await expect(skip.getByRole('button', { name: 'Tastaturhilfe' })).toHaveAttribute('lang', 'de');
  const tile = page.getByRole('region', { name: 'What I build' }).getByRole('link').nth(2);
  await expect(tile).toHaveAccessibleName(/^VisualSort A desktop program/);
  await expect(tile).toHaveAttribute('hreflang', 'de');
  await expect(tile.getByText('VisualSort', { exact: true })).toHaveAttribute('lang', 'de');
  await page.getByRole('link', { name: 'Write to me' }).click();
  await expect(page.getByRole('dialog', { name: 'Schreibt mir direkt.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(links).toHaveCount(legalPages.length);
  for (const legal of await links.all()) {
    await expect(legal).toHaveAttribute('lang', 'de');
    await expect(legal).toHaveAttribute('hreflang', 'de');
  }

  await links.last().click();
  await expect(html).toHaveAttribute('lang', 'de');
  const legalLinks = page.getByRole('navigation', { name: 'Rechtliches' });
  await expect(legalLinks.getByRole('link', { name: 'English' })).toHaveCount(0);
  await page.goBack();
  await expect(html).toHaveAttribute('lang', 'en');
  await close.click();
  await expect(link).toBeFocused();
  await expect(html).toHaveAttribute('lang', 'de');
});
