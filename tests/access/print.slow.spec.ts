import { openFormOnContactSlide } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { openLightbox } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';
import { emulatePaper, expectPrintable, paper, printToPdf } from './printing.ts';

test('a project prints screenshots and the addresses of links, and the résumé prints no buttons and no navigation', async ({
  page,
}) => {
  await openPage(page, projectWithPictures.path);
  await emulatePaper(page);
  const { width } = await boxOf(page.getByRole('heading', { level: 1 }));
  expect(width).toBeGreaterThan(paper.width / 2);
  const link = page.getByRole('link', { name: projectWithPictures.buttons[0]?.label ?? 'none' });
  const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));
  const screenshots = page.getByRole('region', { name: 'Einblicke' }).getByRole('img');
  await expect(screenshots).toHaveCount(projectWithPictures.productImages.length);
  for (const screenshot of await screenshots.all()) {
    const { x, width } = await boxOf(screenshot);
    expect(x + width).toBeLessThanOrEqual(paper.width);
  }

  await openPage(page, '/lebenslauf');
  await emulatePaper(page);
  const ownSite = page.locator('address a[href^=http]').first();
  // The text of this link is its address.
  expect(await ownSite.evaluate((it) => getComputedStyle(it, '::after').content)).toBe('none');
  for (const name of ['Schließen', 'Impressum', 'Schreib mir'])
    await expect(page.getByRole('link', { name })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('an open form or lightbox is printed instead of the page behind it', async ({ page }) => {
  await openFormOnContactSlide(page);
  expect(await printToPdf(page)).toHaveLength(1);
  await expectPrintable(page);
  await expect(page.getByText('Wie ich mit deinen Angaben umgehe')).toBeVisible();
  await expect(page.locator('h2', { hasText: 'Sag Hallo.' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await openLightbox(page, 2);
  expect(await printToPdf(page)).toHaveLength(1);
  await expectPrintable(page);
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
});
