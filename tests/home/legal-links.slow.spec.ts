import { slideIndex } from '#src/content/slides.ts';
import { boxOf } from '#tests/support/points.ts';
import { openSlide, slideAt } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the contact slide', () => {
  test('has the legal links at the lower right', async ({ page }) => {
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

  test('shows Impressum at the lower right without scrolling on common phones', async ({
    page,
  }) => {
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
});
