import { firstProject, gallery } from '#scripts/testbed/content.ts';
import { expectRest, lightboxAt, openDetail, screenshot } from '#scripts/testbed/lightbox.ts';
import { type Box, boxOf } from '#scripts/testbed/points.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ expectedErrors: [/^Failed to load resource/] });

function overlap(a: Box, b: Box): boolean {
  const isBeside = a.x >= b.x + b.width || b.x >= a.x + a.width;
  return !isBeside && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} upright and wide pictures and all controls fit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { path, productImages } of [gallery, firstProject]) {
      await openDetail(page, path);
      await screenshot(page, 2).click();
      const lightbox = lightboxAt(page, 2, productImages.length);
      const picture = lightbox.getByRole('img');
      // A picture as high as its frame may overlap the edge by a fraction of a pixel.
      await expect(picture).toBeInViewport({ ratio: 0.999 });
      const buttons = await lightbox.getByRole('button').all();
      expect(buttons).toHaveLength(3);
      await expectRest(page);
      const box = await boxOf(picture);
      expect(Math.max(box.width, box.height)).toBeGreaterThan(200);
      for (const button of buttons) {
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(overlap(box, await boxOf(button)), 'the picture and a button').toBe(false);
      }
      const text = lightbox.locator('p[aria-hidden]');
      await expect(text).toBeInViewport({ ratio: 1 });
      expect(overlap(box, await boxOf(text)), 'the picture and its text').toBe(false);
    }
  });
}

test('a picture that cannot be loaded says so, and "Erneut laden" tries again', async ({
  page,
}) => {
  const files = `**/assets/pictures/${gallery.productImages[2]?.src}-*`;
  await page.route(files, (route) => route.abort());
  await openDetail(page, gallery.path);
  await screenshot(page, 2).click();
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const lightbox = lightboxAt(page, 3);
  await expect(lightbox.getByRole('alert')).toContainText('Das Bild konnte nicht geladen werden.');
  const again = lightbox.getByRole('button', { name: 'Erneut laden', exact: true });
  await again.click();
  await expect(again).toBeVisible();
  await expect(lightbox.locator(':scope:focus, :focus')).toHaveCount(1);

  await page.unroute(files);
  await again.click();
  const picture = lightbox.getByRole('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(again).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(lightboxAt(page, 2)).toBeVisible();
});
