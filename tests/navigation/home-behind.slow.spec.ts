import { owner } from '#content/owner.ts';
import { closeApp, closeLink, heading, openApp, scrollTop } from '#tests/support/apps.ts';
import { gallery } from '#tests/support/content.ts';
import { expectEnded } from '#tests/support/page-motions.ts';
import { expectHydrated, fullTitle } from '#tests/support/routes.ts';
import { openPageWithKeys, tabStops } from '#tests/support/slider-keys.ts';
import { expectPage, firstStops, openPage, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test('a page that Forward shows again over another page of the slider gives the focus back', async ({
  page,
}) => {
  await openPage(page, 2);
  await openApp(page, gallery);
  await page.goBack();
  await expectPage(page, 2);
  await topBarEntry(page, 1).click();
  await expectPage(page, 1);
  await page.goForward();
  await expect(heading(page, gallery)).toBeFocused();
  await closeLink(page).click();
  await expectPage(page, 1);
  await expectEnded(page);
  await expect(page.locator('#root :focus')).toHaveCount(1);
});

test.describe('while the home screen is hidden behind a page', () => {
  test('its keys do not work', async ({ page }) => {
    await openPageWithKeys(page, 2);
    await openApp(page, gallery);
    await page.clock.fastForward(2000);
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(page).toHaveURL(gallery.path);
    await page.keyboard.press('PageDown');
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    await closeApp(page, gallery);
  });

  test('Tab reaches what the page alone has', async ({ page }) => {
    await page.goto(gallery.path);
    await expectHydrated(page);
    await heading(page, gallery).focus();
    const alone = await tabStops(page);
    expect(alone).toContain(gallery.buttons[0]?.label);
    await openPage(page, 2);
    await openApp(page, gallery);
    await page.keyboard.press('Shift+Tab');
    await expect(closeLink(page)).toBeFocused();
    for (const _ of firstStops) await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name: firstStops[0] })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(':focus')).toHaveCount(0);
    await heading(page, gallery).focus();
    expect(await tabStops(page)).toEqual(alone);
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  test('the head is the page’s', async ({ page }) => {
    const titles = page.locator('title');
    const canonical = page.locator('head link[rel=canonical]');
    await openPage(page, 2);
    await expect(canonical).toHaveAttribute('href', `${owner.siteUrl}/desktop/2`);
    await openApp(page, gallery);
    await expect(page).toHaveTitle(fullTitle(gallery));
    await expect(titles).toHaveCount(1);
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', owner.siteUrl + gallery.path);
    await closeApp(page, gallery);
    await expect(page).toHaveTitle(`Projekte – ${owner.siteTitle}`);
    await expect(titles).toHaveCount(1);
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', `${owner.siteUrl}/desktop/2`);
  });
});
