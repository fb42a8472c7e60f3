import type { Page } from '@playwright/test';
import { colorAt } from '#tests/support/colors.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { putFingers } from '#tests/support/gestures.ts';
import {
  lightboxAt,
  openLightboxAtRest,
  pictureOf,
  screenshotButton,
} from '#tests/support/lightbox.ts';
import { freezeAnimations, openPage, settle } from '#tests/support/page.ts';
import { type Box, boxOf, centreOf, centreOfBox } from '#tests/support/points.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the lightbox', () => {
  test('opens from the pressed thumbnail, and closes into the thumbnail of the current picture', async ({
    page,
  }) => {
    await openPage(page, projectWithPictures.path);
    await screenshotButton(page, 2).focus();
    const thumbnail = (n: number) =>
      boxOf(screenshotButton(page, n).getByRole('img', { includeHidden: true }));
    const [first, second] = [await thumbnail(1), await thumbnail(2)];
    const resume = await freezeAnimations(page);
    await screenshotButton(page, 1).press('Enter');
    await expect(lightboxAt(page, 1)).toBeVisible();
    await expectAt(page, first);
    // Keys work during the animation.
    await page.keyboard.press('ArrowRight');
    await expect(lightboxAt(page, 2)).toBeVisible();
    await resume();
    await settle(page);
    await expect(pictureOf(page)).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('+');
    await settle(page);
    await freezeAnimations(page);
    await page.keyboard.press('Escape');
    // At 280 ms the picture is at its thumbnail. The dialog's animation stays at its start, because
    // its end would unmount the dialog.
    await lightboxAt(page, 2).evaluate((dialog) => {
      for (const animation of dialog.getAnimations({ subtree: true })) {
        const { effect } = animation;
        if (effect instanceof KeyframeEffect && effect.target !== dialog)
          animation.currentTime = 280;
      }
    });
    await expectAt(page, second);
    await resume();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(screenshotButton(page, 2).locator('img')).toHaveCSS('visibility', 'visible');
  });

  test.describe('on a phone', () => {
    /** A point beside the picture. */
    const corner = { x: 4, y: 4 };
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('follows a pull down, returns if the finger lifts at 110 px, and closes with a flick', {
      tag: '@slow',
    }, async ({ page }) => {
      const rest = await openLightboxAtRest(page, 2);
      const backdrop = await colorAt(page, corner);
      const centre = centreOfBox(rest);
      const short = await putFingers(page, centre);
      await short.moveTo([{ x: centre.x, y: centre.y + 110 }]);
      const distance = async () => (await centreOf(pictureOf(page))).y - centre.y;
      await expect.poll(distance).toBeCloseTo(110, 0);
      expect((await boxOf(pictureOf(page))).width).toBeLessThan(rest.width);
      expect(await colorAt(page, corner), 'the page shows').not.toBe(backdrop);
      await expect(page.getByRole('button', { name: 'Schließen' })).toHaveCSS('opacity', '0');
      await short.lift(200);
      await settle(page);
      expect(await boxOf(pictureOf(page))).toEqual(rest);
      expect(await colorAt(page, corner)).toBe(backdrop);
      await expect(page.getByRole('button', { name: 'Schließen' })).toHaveCSS('opacity', '1');

      const flick = await putFingers(page, centre);
      await flick.moveTo([{ x: centre.x, y: centre.y + 60 }], 60);
      await flick.lift();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(projectWithPictures.path);
      await page.goForward();
      await expect(lightboxAt(page, 2)).toBeVisible();
      await settle(page);
      expect(await colorAt(page, corner)).toBe(backdrop);
    });
  });
});

async function expectAt(page: Page, thumbnail: Box) {
  const box = await boxOf(pictureOf(page));
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs(box[side] - thumbnail[side]), side).toBeLessThan(3);
  }
}
