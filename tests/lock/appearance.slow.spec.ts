import { colorAt } from '#tests/support/colors.ts';
import { holdRequests, openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { hint, homeWallpaper, lockScreen, photo } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('the lock', () => {
  test('shows a blurred wallpaper in the same place until the sharp one has loaded', async ({
    page,
  }) => {
    const viewport = { width: 390, height: 844 };
    await page.setViewportSize(viewport);
    const release = await holdRequests(page, '**/wallpaper/lock-*');
    await page.goto('/', { waitUntil: 'commit' });
    const picture = lockScreen(page).locator('picture');
    await expect(picture).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/);
    await expect(picture).toHaveCSS('background-size', 'cover');
    const place = await boxOf(picture);
    // The home screen has no layout before the first press.
    await page.mouse.click(5, 5);
    await expect.poll(() => homeWallpaper(page).boundingBox()).toEqual(place);
    expect(place.x).toBeLessThanOrEqual(0);
    expect(place.x + place.width).toBeGreaterThanOrEqual(viewport.width);
    const image = picture.locator('img');
    await expect(image).toHaveJSProperty('naturalWidth', 0);
    release();
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    expect(await image.boundingBox()).toEqual(place);
  });

  test('has another light at 22:00 than at noon, and a running clock', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-25T12:00:00+01:00');
    await openPage(page, '/');
    const noon = await colorAt(page, { x: 20, y: 20 });
    await page.clock.install({ time: '2026-11-25T22:00:45+01:00' });
    await openPage(page, '/');
    expect(await colorAt(page, { x: 20, y: 20 })).not.toBe(noon);
    await expect(lockScreen(page)).toContainText('22:00');
    await page.clock.runFor(15_000);
    await expect(lockScreen(page)).toContainText('22:01');
    await page.clock.runFor(60_000);
    await expect(lockScreen(page)).toContainText('22:02');
  });

  test('does not cover the summit of its photo at any common size', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-25T22:00:45+01:00');
    await openPage(page, '/');
    for (const [width, height] of [
      [360, 640],
      [390, 664],
      [390, 844],
      [768, 1024],
      [844, 390],
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height });
      const picture = photo(page).locator('img');
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await expect.poll(async () => (await boxOf(picture)).height).toBeGreaterThanOrEqual(height);
      const box = await boxOf(picture);
      // Both photos show the same mountain.
      const [summit, ratio] =
        width > height ? [{ x: 0.603, y: 0.363 }, 1.6] : [{ x: 0.523, y: 0.43 }, 1290 / 2796];
      const shown = Math.max(box.width, box.height * ratio);
      /** Share of the cropped height that is above the viewport. */
      const above = await picture.evaluate((image) => {
        const [, percentage = ''] = getComputedStyle(image).objectPosition.split(' ');
        return Number.parseFloat(percentage) / 100;
      });
      const x = box.x + box.width / 2 + (summit.x - 0.5) * shown;
      const y = box.y + above * (box.height - shown / ratio) + (summit.y * shown) / ratio;
      const greeting = lockScreen(page).getByRole('heading', { level: 1 }).locator('..');
      const time = lockScreen(page).getByText('22:00');
      const notification = lockScreen(page).getByRole('link', { name: /^Verfügbar/ });
      for (const covering of [time, greeting, notification]) {
        const text = await covering.evaluate((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return range.getBoundingClientRect().toJSON();
        });
        const beside = Math.max(text.left - x, x - text.right);
        const aboveOrBelow = Math.max(text.top - y, y - text.bottom);
        // More than the padding of the greeting's card, 16 px.
        expect(
          Math.max(beside, aboveOrBelow),
          `${covering} at ${width} × ${height} px`,
        ).toBeGreaterThan(20);
      }
    }
  });

  test('animates the chevron of its hint for less than 5 s', async ({ page }) => {
    await openPage(page, '/');
    const chevron = hint(page).locator('svg');
    await expect(chevron).toHaveCSS('animation-delay', '2s');
    await expect(chevron).toHaveCSS('animation-iteration-count', '2');
    const duration = await chevron.evaluate((icon) => getComputedStyle(icon).animationDuration);
    expect(Number.parseFloat(duration)).toBeGreaterThan(0);
    expect(2 * Number.parseFloat(duration)).toBeLessThan(5);
  });

  test('loads wallpaper and map of the home screen, which appear at once when it unlocks', async ({
    page,
  }) => {
    const wallpaper = homeWallpaper(page).locator('img');
    const map = page.locator('img[src$="germany.svg"]');
    await page.clock.install();
    await openPage(page, '/');
    for (const picture of [wallpaper, map])
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('ArrowDown');
    // Pictures that load only after the unlock would appear later.
    await page.clock.runFor(600);
    for (const picture of [wallpaper, map]) await expect(picture).toHaveCSS('opacity', '1');
    await expect(page).toHaveURL('/desktop/0');
  });
});
