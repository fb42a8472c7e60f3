import {
  apps,
  closeApp,
  closeLink,
  heading,
  historyLength,
  iconBox,
  leavings,
  openApp,
  scrollDown,
  scrollTop,
  tile,
  viewport,
} from '#tests/support/apps.ts';
import { firstSkill, gallery, imprint } from '#tests/support/content.ts';
import { holdRequests } from '#tests/support/held-requests.ts';
import {
  expectBox,
  expectEnded,
  playedMotions,
  recordMotions,
} from '#tests/support/page-motions.ts';
import { expectHydrated, fullTitle } from '#tests/support/routes.ts';
import { expectPage, openForm, openPage, sliderPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('an app', () => {
  test.beforeEach(({ page }) => recordMotions(page));

  for (const app of apps) {
    test(`the tile ${app.title} grows from its icon into its page, and closes back into it`, async ({
      page,
    }) => {
      await openPage(page, app.page);
      const icon = await iconBox(page, app);
      await openApp(page, app);
      await closeApp(page, app);
      const [opening, closing] = await playedMotions(page);
      expectBox(opening?.from, icon);
      expectBox(opening?.to, viewport);
      expectBox(closing?.from, viewport);
      expectBox(closing?.to, icon);

      await openApp(page, app);
      const again = await playedMotions(page);
      expect(again).toHaveLength(3);
      expectBox(again[2]?.from, icon);
    });

    test(`${app.path}, opened directly, closes into its tile`, async ({ page }) => {
      await page.goto(app.path);
      await expectHydrated(page);
      await closeApp(page, app);
      const played = await playedMotions(page);
      expect(played).toHaveLength(1);
      expectBox(played[0]?.from, viewport);
      expectBox(played[0]?.to, await iconBox(page, app));
    });
  }

  test('a page that was reloaded closes into its tile, one step back', async ({ page }) => {
    await openPage(page, 2);
    await openApp(page, gallery);
    await page.reload();
    await expectHydrated(page);
    const before = await historyLength(page);
    await closeApp(page, gallery);
    expect(await historyLength(page)).toBe(before);
    const played = await playedMotions(page);
    expect(played).toHaveLength(1);
    expectBox(played[0]?.to, await iconBox(page, gallery));
  });

  test('the Impressum, which has no tile, comes up from below and goes back there', async ({
    page,
  }) => {
    await openPage(page, 3);
    await openApp(page, imprint);
    await expect(page).toHaveURL(imprint.path);
    await closeApp(page, imprint);
    const [opening, closing] = await playedMotions(page);
    expect([opening?.kind, closing?.kind]).toEqual(['rises', 'sinks']);
  });

  test('the privacy notice opens over the form, and Schließen shows the form again', async ({
    page,
  }) => {
    await openPage(page, 3);
    const form = await openForm(page);
    await form.getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
    await expect(form).toBeHidden();
    await closeLink(page).click();
    await expect(form).toBeVisible();
    await expectEnded(page);
    expect(await playedMotions(page)).toHaveLength(2);
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expectPage(page, 3);
    await openApp(page, imprint);
  });

  for (const [way, leave] of Object.entries(leavings)) {
    test(`${way} closes a scrolled page into its tile, and Forward shows it at once where it was`, async ({
      page,
    }) => {
      await openPage(page, 2);
      await openApp(page, gallery);
      await scrollDown(page);
      await leave(page);
      await expectPage(page, 2);
      await expectEnded(page);
      const icon = await iconBox(page, gallery);
      await page.goForward();
      await expect(heading(page, gallery)).toBeFocused();
      await expect.poll(() => scrollTop(page)).toBe(600);
      const [, closing, ...others] = await playedMotions(page);
      expectBox(closing?.from, viewport);
      expectBox(closing?.to, icon);
      expect(others).toEqual([]);
    });
  }

  test('Back that the browser shows itself changes at once', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { value: true });
    });
    await openPage(page, 2);
    await openApp(page, gallery);
    await page.goBack();
    await expectPage(page, 2);
    expect(await playedMotions(page)).toHaveLength(1);
  });

  test('a page whose texts are on their way opens with its name, and closes, all the same', async ({
    page,
  }) => {
    const release = await holdRequests(page, `**/assets/app/{detail-screen,${gallery.name}}-*.js`);
    await openPage(page, 2);
    const icon = await iconBox(page, gallery);
    await openApp(page, gallery);
    await expect(page).toHaveTitle(fullTitle(gallery));
    await expect(page.getByRole('status').getByText('Wird geladen …')).toBeVisible();
    await closeApp(page, gallery);
    await openApp(page, gallery);
    const [opening, closing] = await playedMotions(page);
    expectBox(opening?.from, icon);
    expectBox(closing?.to, icon);

    const top = await heading(page, gallery).boundingBox();
    release();
    await expect(page.getByRole('heading', { name: 'Funktionen' })).toBeVisible();
    await expect(heading(page, gallery)).toBeFocused();
    expect(await heading(page, gallery).boundingBox()).toEqual(top);
  });

  test('a page follows another one quietly', async ({ page }) => {
    await page.goto(gallery.path);
    await expectHydrated(page);
    await page.getByRole('link', { name: firstSkill.tile.title }).click();
    await expect(heading(page, firstSkill)).toBeFocused();
    await closeLink(page).click();
    await expect(heading(page, gallery)).toBeVisible();
    await expectEnded(page);
    expect(await playedMotions(page)).toEqual([{ kind: 'follows' }, { kind: 'follows' }]);
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 320, height: 250 } });

    test('a tile that was scrolled to takes its page back at the same place', async ({ page }) => {
      await openPage(page, 2);
      await tile(page, gallery).scrollIntoViewIfNeeded();
      const icon = await iconBox(page, gallery);
      const scrolled = () => sliderPage(page, 2).evaluate((node) => node.scrollTop);
      expect(await scrolled()).toBeGreaterThan(0);
      const before = await scrolled();
      await openApp(page, gallery);
      await closeApp(page, gallery);
      expect(await scrolled()).toBe(before);
      const [opening, closing] = await playedMotions(page);
      expectBox(opening?.from, icon);
      expectBox(closing?.to, icon);
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('nothing moves: the page is there, and gone again', async ({ page }) => {
      await openPage(page, 2);
      await openApp(page, gallery);
      await closeApp(page, gallery);
      await openApp(page, gallery);
      expect(await playedMotions(page)).toEqual([]);
    });
  });
});
