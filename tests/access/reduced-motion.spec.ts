import { projectWithPictures } from '#tests/support/content.ts';
import { expectSlide, topBarEntry } from '#tests/support/home-screen.ts';
import { lightboxAt, screenshot } from '#tests/support/lightbox.ts';
import { closeApp, openApp } from '#tests/support/open-and-close-pages.ts';
import { openPage } from '#tests/support/open-page.ts';
import { boxOf } from '#tests/support/points.ts';
import { notify } from '#tests/support/show-notification.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test.describe('a visitor who asks for less motion', () => {
  test('sees no animation and waits for none, from the lock to a message', async ({ page }) => {
    await page.addInitScript(recordAnimations);
    await openPage(page, '/');
    // An animation of 0 ms still takes up to three frames; within them the key must have unlocked.
    const state = await page.evaluate(async () => {
      const lock = document.getElementById('lock');
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
      for (let frame = 0; frame < 3; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return lock?.isConnected ? lock.dataset.state : 'unlocked';
    });
    expect(state).toBe('unlocked');
    await expectSlide(page, 0);
    const wallpaper = page.locator('#home picture').first();
    const place = await boxOf(wallpaper);
    // The slider has arrived before the click is over.
    const share = await topBarEntry(page, 2).evaluate((entry: HTMLElement) => {
      const slider = document.getElementById('slider');
      entry.click();
      return (slider?.scrollLeft ?? 0) / (slider?.clientWidth ?? 1);
    });
    expect(share).toBeCloseTo(2, 1);
    await expectSlide(page, 2);
    expect(await boxOf(wallpaper)).toEqual(place);

    await openApp(page, projectWithPictures);
    await screenshot(page, 1).click();
    await page.keyboard.press('ArrowRight');
    await expect(lightboxAt(page, 2)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await closeApp(page, projectWithPictures);
    const animations = () => page.evaluate(() => Reflect.get(window, 'animations'));
    expect(await animations()).toEqual([]);
    // It loads the page again, in which nothing has moved so far.
    await notify(page);
    expect(await animations()).toEqual([]);
  });
});

/** Looks in every frame for animations and transitions that take time. */
function recordAnimations() {
  const animations: string[] = [];
  Object.assign(window, { animations });
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const target = effect instanceof KeyframeEffect ? effect.target?.outerHTML : undefined;
      // The sign that something loads has a delay and no duration: it appears at once.
      if (Number(effect?.getComputedTiming().activeDuration) > 1)
        animations.push(`${animation.constructor.name} ${target?.slice(0, 90)}`);
    }
    requestAnimationFrame(look);
  };
  look();
}
