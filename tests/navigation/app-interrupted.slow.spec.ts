import type { Page } from '@playwright/test';
import { freezeAnimations } from '#tests/support/animations.ts';
import { closeApp, closeLink, heading, historyLength, openApp, tile } from '#tests/support/apps.ts';
import { firstProject, gallery } from '#tests/support/content.ts';
import { expectEnded, expectMoving, pressAtPlaceOf } from '#tests/support/page-motions.ts';
import { expectPage, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.describe('while a page moves', () => {
  async function startOpening(page: Page) {
    await openPage(page, 2);
    const goOn = await freezeAnimations(page);
    await tile(page, gallery).click();
    await expectMoving(page);
    return goOn;
  }

  async function startClosing(page: Page) {
    await openPage(page, 2);
    await openApp(page, gallery);
    const goOn = await freezeAnimations(page);
    await closeLink(page).click();
    await expectMoving(page);
    return goOn;
  }

  const returns: Record<string, (page: Page) => Promise<unknown>> = {
    'Schließen can be pressed by a key before the page has opened': (page) =>
      closeLink(page).press('Enter'),
    'Back leads back before the page has opened': (page) => page.goBack(),
  };

  for (const [sentence, goBack] of Object.entries(returns)) {
    test(sentence, async ({ page }) => {
      const goOn = await startOpening(page);
      await goBack(page);
      await expect(page).toHaveURL('/desktop/2');
      await goOn();
      await expectEnded(page);
      await expectPage(page, 2);
      await expect(tile(page, gallery)).toBeFocused();
      await openApp(page, gallery);
    });
  }

  test('Forward leads to the page that closes', async ({ page }) => {
    const goOn = await startClosing(page);
    await page.goForward();
    await expect(heading(page, gallery)).toBeFocused();
    await goOn();
    await expectEnded(page);
    await expect(page).toHaveURL(gallery.path);
    await closeApp(page, gallery);
  });

  const presses: Record<string, (page: Page) => Promise<void>> = {
    'another tile can be pressed by the mouse at its place': (page) =>
      pressAtPlaceOf(tile(page, firstProject).locator('img')),
    'its own tile can be pressed by a key': (page) => tile(page, gallery).press('Enter'),
  };

  for (const [sentence, press] of Object.entries(presses)) {
    test(`${sentence} while a page still closes`, async ({ page }) => {
      const app = sentence.startsWith('another') ? firstProject : gallery;
      const goOn = await startClosing(page);
      await press(page);
      await expect(heading(page, app)).toBeFocused();
      await goOn();
      await expectEnded(page);
      await closeApp(page, app);
    });
  }

  test('a double click on a tile opens its page once', async ({ page }) => {
    await openPage(page, 2);
    const before = await historyLength(page);
    await tile(page, gallery).dblclick();
    await expect(heading(page, gallery)).toBeFocused();
    await expectEnded(page);
    expect(await historyLength(page)).toBe(before + 1);
    await closeApp(page, gallery);
  });

  test('two presses at once on Schließen go one step back only', async ({ page }) => {
    await openPage(page, 1);
    await openPage(page, 2);
    await openApp(page, gallery);
    await closeLink(page).evaluate((node: HTMLElement) => {
      node.click();
      node.click();
    });
    await expectPage(page, 2);
    await expectEnded(page);
    await page.goForward();
    await expect(heading(page, gallery)).toBeFocused();
    await closeApp(page, gallery);
  });

  const changes: Record<string, (page: Page) => Promise<unknown>> = {
    'a window that is turned': (page) => page.setViewportSize({ width: 900, height: 1440 }),
    'a window that is hidden': (page) =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
  };

  for (const [event, happen] of Object.entries(changes)) {
    test(`${event} shows at once what the page was opening to`, async ({ page }) => {
      const goOn = await startOpening(page);
      await happen(page);
      await expectEnded(page);
      await expect(heading(page, gallery)).toBeInViewport({ ratio: 1 });
      await goOn();
      await closeApp(page, gallery);
    });
  }
});
