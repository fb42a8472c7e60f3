import { projectWithPictures } from '#tests/support/content.ts';
import { dragMouse } from '#tests/support/gestures.ts';
import { screenshotButton } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the strip of screenshots in a window of 900 px', () => {
  test.use({ viewport: { width: 900, height: 900 } });

  test('scrolls to its end by a drag of the scroll bar', async ({ page }) => {
    await openPage(page, projectWithPictures.path);
    const last = screenshotButton(page, projectWithPictures.productImages.length);
    await expect(last).not.toBeInViewport();
    const strip = page.getByRole('list').filter({ has: last });
    await strip.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(strip);
    const thumb = { x: x + 50, y: y + height - 5 };
    await dragMouse(page, thumb, { x: x + width, y: thumb.y }, { steps: 20 });
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });
});
