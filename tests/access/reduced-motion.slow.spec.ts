import { showNotification } from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { dragMouse } from '#tests/support/gestures.ts';
import { lightboxAt, screenshotButton } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/page.ts';
import { boxOf, centreOf } from '#tests/support/points.ts';
import {
  closeDetail,
  expectLocked,
  expectSlide,
  hint,
  homeWallpaper,
  openDetail,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('nothing is animated with reduced motion, from the lock to a message', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(recordAnimations);
  await openPage(page, '/');
  const { x, y } = await centreOf(hint(page));
  await dragMouse(page, { x, y }, { x, y: y - 80 }, { hold: 200 });
  await expectLocked(page);
  // Even an animation of 0 ms takes up to three frames.
  const isHintVisible = await hint(page).evaluate(async (link) => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  });
  expect(isHintVisible).toBe(false);
  await expectSlide(page, 0);
  const wallpaper = homeWallpaper(page);
  const place = await boxOf(wallpaper);
  // Without animation, the click itself moves the slider.
  const share = await topBarEntry(page, 2).evaluate((entry: HTMLElement) => {
    const slider = document.querySelector('main section')?.parentElement;
    entry.click();
    return (slider?.scrollLeft ?? 0) / (slider?.clientWidth ?? 1);
  });
  expect(share).toBeCloseTo(2, 1);
  await expectSlide(page, 2);
  expect(await boxOf(wallpaper)).toEqual(place);

  await openDetail(page, projectWithPictures);
  await screenshotButton(page, 1).click();
  await page.keyboard.press('ArrowRight');
  await expect(lightboxAt(page, 2)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await closeDetail(page, projectWithPictures);
  const animations = () => page.evaluate(() => Reflect.get(window, 'animations'));
  expect(await animations()).toEqual([]);
  // `showNotification` loads a page, and so starts a new recording.
  await showNotification(page);
  expect(await animations()).toEqual([]);
});

/**
 * Records animations and transitions longer than 1 ms. With reduced motion, `src/styles.css` sets
 * 1 ms for dialogs and notifications.
 */
function recordAnimations() {
  const animations: string[] = [];
  Object.assign(window, { animations });
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML : undefined;
      // `endTime` would include the delay of the loading notice.
      if (Number(effect?.getComputedTiming().activeDuration) > 1)
        animations.push(`${animation.constructor.name} ${target?.slice(0, 90)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}
