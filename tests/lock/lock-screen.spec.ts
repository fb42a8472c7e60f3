import { animationDurations, freezeAnimations } from '#tests/support/animations.ts';
import { dragMouse, notch, pressMouse, swipe, turnWheel } from '#tests/support/gestures.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import { centreOf, height, homePicture, layer, middle, photo, text } from '#tests/support/lock.ts';
import { boxOf } from '#tests/support/points.ts';
import { expectPage, hint, openLock } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a blurred mountain is painted until the picture has come, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const arrive = await holdRequests(page, '**/wallpaper/lock-*');
    await page.goto('/', { waitUntil: 'commit' });
    const frame = layer(page).locator('picture');
    await expect(frame).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/);
    await expect(frame).toHaveCSS('background-size', 'cover');
    const place = await boxOf(frame);
    // A press lays out what is below.
    await page.mouse.move(5, 5);
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => homePicture(page).boundingBox()).toEqual(place);
    expect(place.x).toBeLessThanOrEqual(0);
    expect(place.x + place.width).toBeGreaterThanOrEqual(viewport.width);
    const picture = frame.locator('img');
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    expect(await width()).toBe(0);

    arrive();
    await expect.poll(width).toBeGreaterThan(0);
    expect(await picture.boundingBox()).toEqual(place);
  });
}

test.describe('with a finger, too', () => {
  test.use({ hasTouch: true });

  test('taps, clicks and sideways movements do nothing', async ({ page }) => {
    await openLock(page);
    await page.touchscreen.tap(middle.x, middle.y);
    await page.mouse.click(middle.x, middle.y);
    await swipe(page, middle, { x: 300, y: 460 });
    await dragMouse(page, middle, { x: 1000, y: 480 });
    await turnWheel(page, [{ deltaX: 100, deltaY: 0, time: 0 }]);
    // The browser zooms by it.
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, 100);
    await page.keyboard.up('Control');
    await expect(layer(page)).toHaveAttribute('data-state', 'locked');
    expect(await animationDurations(photo(page))).toEqual([]);
  });
});

test.describe('dragging the hint', () => {
  test('the layer follows: it is lifted and lets the home screen through', async ({ page }) => {
    await openLock(page);
    const start = await centreOf(hint(page));
    const mouse = await pressMouse(page, start);
    await mouse.moveTo({ x: start.x, y: start.y * 0.75 });
    await expect(layer(page)).toHaveAttribute('data-state', 'dragging');
    await expect(text(page)).toHaveCSS('opacity', '0.75');
    await expect(photo(page)).toHaveCSS('opacity', '0.75');
    const lift = async () => (await text(page).boundingBox())?.y ?? 0;
    const liftThere = await lift();
    expect(liftThere).toBeLessThan(0);

    await mouse.moveTo({ x: start.x, y: start.y * 0.5 });
    await expect(text(page)).toHaveCSS('opacity', '0.5');
    expect(await lift()).toBeLessThan(liftThere);
    expect((await photo(page).boundingBox())?.y).toBe(0);
    // Texts of both would mingle.
    const home = page.locator('#home > header');
    await expect(home).toHaveCSS('opacity', '0');
    await mouse.moveTo({ x: start.x, y: start.y * 0.25 });
    await expect(home).toHaveCSS('opacity', '0.5');

    await mouse.moveTo(start);
    await expect(text(page)).toHaveCSS('opacity', '1');
    expect(await lift()).toBe(0);
  });

  test.describe('decides by the height of the release', () => {
    test.use({ hasTouch: true });

    for (const [hand, drag] of [
      ['the mouse', dragMouse],
      ['a finger', swipe],
    ] as const) {
      test(`${hand}: at 0.8 of the window's it springs back, below it fades for as much of 500 ms`, async ({
        page,
      }) => {
        await openLock(page);
        await drag(page, await centreOf(hint(page)), { x: 720, y: height * 0.8 });
        await expect(layer(page)).toHaveAttribute('data-state', 'locked');
        await expect(photo(page)).toHaveCSS('opacity', '1');
        await expect(text(page)).toHaveCSS('opacity', '1');
        expect((await text(page).boundingBox())?.y).toBe(0);
        await expect(page).toHaveURL('/');

        const resume = await freezeAnimations(page);
        await drag(page, await centreOf(hint(page)), { x: 720, y: height * 0.79 });
        await expect(layer(page)).toHaveAttribute('data-state', 'fading');
        const [fade] = await animationDurations(photo(page));
        expect(fade).toBeCloseTo(500 * 0.79, 5);
        await resume();
        await expectPage(page, 0);
      });
    }
  });
});

test('while the layer fades, a second gesture does nothing; then the home screen below is uncovered, one step on', async ({
  page,
}) => {
  await openLock(page);
  const slider = page.locator('#slider');
  const node = await slider.elementHandle();
  const isInert = () => slider.evaluate((element) => element.closest('[inert]') !== null);
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  const resume = await freezeAnimations(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await turnWheel(page, notch());
  await dragMouse(page, middle, { x: 720, y: 200 });
  await dragMouse(page, await centreOf(hint(page)), { x: 720, y: 300 });
  for (const part of [photo(page), text(page)])
    expect(await animationDurations(part)).toEqual([500]);
  await expect(layer(page)).toHaveAttribute('data-state', 'fading');
  await expect(page).toHaveURL('/');
  expect(await isInert()).toBe(true);

  await resume();
  await expectPage(page, 0);
  expect(await steps()).toBe(before + 1);
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await isInert()).toBe(false);
});
