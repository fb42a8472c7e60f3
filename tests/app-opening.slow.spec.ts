import {
  apps,
  closeApp,
  closeLink,
  heading,
  iconBox,
  openApp,
  openTiles,
  scrollDown,
  scrollTop,
  tile,
  viewport,
} from './support/apps.ts';
import { holdRequests } from './support/held-requests.ts';
import { expectHydrated } from './support/routes.ts';
import {
  expectBox,
  expectEnded,
  playedTransitions,
  recordTransitions,
} from './support/screen-transitions.ts';
import { expectPage, openForm, openPage, sliderPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

test.describe('with a view transition', () => {
  test.beforeEach(({ page }) => recordTransitions(page));

  for (const { name, path, number } of apps) {
    test(`the tile ${name} grows from its icon into its page, and closes back into it`, async ({
      page,
    }) => {
      await openTiles(page, number);
      const icon = await iconBox(page, name);
      await openApp(page, name);
      await closeApp(page, name, number);
      const [opening, closing] = await playedTransitions(page);
      expectBox(opening?.app?.from, icon);
      expectBox(opening?.app?.to, viewport);
      expectBox(closing?.app?.from, viewport);
      expectBox(closing?.app?.to, icon);

      await openApp(page, name);
      const again = await playedTransitions(page);
      expect(again).toHaveLength(3);
      expectBox(again[2]?.app?.from, icon);
    });

    test(`${path}, opened directly, closes into its tile`, async ({ page }) => {
      await page.goto(path);
      await expectHydrated(page);
      await closeApp(page, name, number);
      const played = await playedTransitions(page);
      expect(played).toHaveLength(1);
      expectBox(played[0]?.app?.from, viewport);
      expectBox(played[0]?.app?.to, await iconBox(page, name));
    });
  }

  test('a page that was scrolled down closes from the viewport as well', async ({ page }) => {
    await openTiles(page, 2);
    await openApp(page, 'aChess');
    await scrollDown(page);
    await closeApp(page, 'aChess', 2);
    const [, closing] = await playedTransitions(page);
    expectBox(closing?.app?.from, viewport);
    expectBox(closing?.app?.to, await iconBox(page, 'aChess'));
  });

  test('a page that was reloaded closes into its tile', async ({ page }) => {
    await openTiles(page, 2);
    await openApp(page, 'aChess');
    await page.reload();
    await expectHydrated(page);
    await closeApp(page, 'aChess', 2);
    const played = await playedTransitions(page);
    expect(played).toHaveLength(1);
    expectBox(played[0]?.app?.to, await iconBox(page, 'aChess'));
  });

  test('each tile is its own page’s alone, one after the other', async ({ page }) => {
    await openTiles(page, 2);
    await openApp(page, 'aChess');
    await closeApp(page, 'aChess', 2);
    const icon = await iconBox(page, '3ncrypt');
    await openApp(page, '3ncrypt');
    await closeApp(page, '3ncrypt', 2);
    const [, , opening, closing] = await playedTransitions(page);
    expectBox(opening?.app?.from, icon);
    expectBox(closing?.app?.to, icon);
  });

  test('the Impressum, which has no tile, comes up from below and goes back there', async ({
    page,
  }) => {
    await openTiles(page, 3);
    await openApp(page, 'Impressum');
    await expect(page).toHaveURL('/impressum');
    await closeApp(page, 'Impressum', 3);
    const [opening, closing] = await playedTransitions(page);
    expect(opening).toEqual({ animations: expect.arrayContaining(['app-rises', 'home-recedes']) });
    expect(closing).toEqual({ animations: expect.arrayContaining(['app-sinks', 'home-returns']) });
  });

  test('the privacy notice opens over the form, and Schließen shows the form again', async ({
    page,
  }) => {
    await openTiles(page, 3);
    const form = await openForm(page);
    await form.getByRole('link', { name: 'Datenschutz' }).click();
    await expect(heading(page, 'Datenschutz')).toBeFocused();
    await expect(form).toBeHidden();
    await closeLink(page).click();
    await expect(form).toBeVisible();
    await expectEnded(page);
    expect(await playedTransitions(page)).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expectPage(page, 3);
    await openApp(page, 'Impressum');
  });

  test('Back and Forward change at once, and the page is where it was scrolled to', async ({
    page,
  }) => {
    await openTiles(page, 2);
    await openApp(page, 'aChess');
    await scrollDown(page);
    await page.goBack();
    await expectPage(page, 2);
    await page.goForward();
    await expect(heading(page, 'aChess')).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(600);
    expect(await playedTransitions(page)).toHaveLength(1);
  });

  test('Forward after Schließen shows the page where it was scrolled to', async ({ page }) => {
    await openTiles(page, 2);
    await openApp(page, 'aChess');
    await scrollDown(page);
    await closeApp(page, 'aChess', 2);
    await page.goForward();
    await expect(heading(page, 'aChess')).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(600);
    expect(await playedTransitions(page)).toHaveLength(2);
  });

  test('a page that is still loading comes without a transition when it arrives', async ({
    page,
  }) => {
    const release = await holdRequests(page, '**/assets/app/detail-screen-*.js');
    await openPage(page, 2);
    await tile(page, 'aChess').click();
    await expect(page.getByRole('status').getByText('Wird geladen …')).toBeVisible();
    release();
    await expect(heading(page, 'aChess')).toBeVisible();
    expect(await playedTransitions(page)).toEqual([]);
    await closeApp(page, 'aChess', 2);
    const [closing] = await playedTransitions(page);
    expectBox(closing?.app?.to, await iconBox(page, 'aChess'));
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 320, height: 250 } });

    test('a tile that was scrolled to takes its page back at the same place', async ({ page }) => {
      await openTiles(page, 2);
      await tile(page, 'MorningChess').scrollIntoViewIfNeeded();
      const icon = await iconBox(page, 'MorningChess');
      const scrolled = () => sliderPage(page, 2).evaluate((node) => node.scrollTop);
      expect(await scrolled()).toBeGreaterThan(0);
      const before = await scrolled();
      await openApp(page, 'MorningChess');
      await closeApp(page, 'MorningChess', 2);
      expect(await scrolled()).toBe(before);
      const [opening, closing] = await playedTransitions(page);
      expectBox(opening?.app?.from, icon);
      expectBox(closing?.app?.to, icon);
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves: the page is there, and gone again', async ({ page }) => {
      await openTiles(page, 2);
      await openApp(page, 'aChess');
      await closeApp(page, 'aChess', 2);
      await openApp(page, 'aChess');
      expect(await playedTransitions(page)).toEqual([]);
    });
  });
});
