import type { Page } from '@playwright/test';
import { freezeAnimations } from './support/animations.ts';
import {
  closeApp,
  closeLink,
  expectLoaded,
  heading,
  openApp,
  openTiles,
  tile,
} from './support/apps.ts';
import { expectEnded, expectPlaying, pressAtPlaceOf } from './support/screen-transitions.ts';
import { expectPage, lockHint, openLock, openPage, topBarEntry, unlock } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** The new screen can be used while the old one still turns into it. */
test.describe('before the transition has ended', () => {
  async function startOpening(page: Page) {
    await openTiles(page, 2);
    const goOn = await freezeAnimations(page);
    await tile(page, 'aChess').click();
    await expectPlaying(page);
    return goOn;
  }

  async function startClosing(page: Page) {
    await openTiles(page, 2);
    await openApp(page, 'aChess');
    const goOn = await freezeAnimations(page);
    await closeLink(page).click();
    await expectPlaying(page);
    return goOn;
  }

  const returns: Record<string, (page: Page) => Promise<unknown>> = {
    'Schließen can be pressed by the mouse at its place while the page still opens': (page) =>
      pressAtPlaceOf(closeLink(page)),
    'Schließen can be pressed by a key while the page still opens': (page) =>
      closeLink(page).press('Enter'),
    'Back leads back': (page) => page.goBack(),
  };

  for (const [sentence, goBack] of Object.entries(returns)) {
    test(sentence, async ({ page }) => {
      const goOn = await startOpening(page);
      await goBack(page);
      await expectPage(page, 2);
      await goOn();
      await expectEnded(page);
      await expectPage(page, 2);
      await expect(tile(page, 'aChess')).toBeFocused();
      await openApp(page, 'aChess');
    });
  }

  test('Forward leads to the page that closes', async ({ page }) => {
    const goOn = await startClosing(page);
    await page.goForward();
    await expect(heading(page, 'aChess')).toBeFocused();
    await goOn();
    await expectEnded(page);
    await expect(page).toHaveURL('/aChess');
    await closeApp(page, 'aChess', 2);
  });

  const presses: Record<string, (page: Page) => Promise<void>> = {
    'another tile can be pressed by the mouse at its place': (page) =>
      pressAtPlaceOf(tile(page, '3ncrypt').locator('img')),
    'its own tile can be pressed by a key': (page) => tile(page, 'aChess').press('Enter'),
  };

  for (const [sentence, press] of Object.entries(presses)) {
    test(`${sentence} while a page still closes`, async ({ page }) => {
      const name = sentence.startsWith('another') ? '3ncrypt' : 'aChess';
      const goOn = await startClosing(page);
      await press(page);
      await expect(heading(page, name)).toBeFocused();
      await goOn();
      await expectEnded(page);
      await closeApp(page, name, 2);
    });
  }

  test('a double click on a tile opens its page once', async ({ page }) => {
    await openTiles(page, 2);
    const before = await page.evaluate(() => history.length);
    await tile(page, 'aChess').dblclick();
    await expect(heading(page, 'aChess')).toBeFocused();
    await expectEnded(page);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await closeApp(page, 'aChess', 2);
  });

  test('two presses at once on Schließen go one step back only', async ({ page }) => {
    await openPage(page, 1);
    await openTiles(page, 2);
    await openApp(page, 'aChess');
    await closeLink(page).evaluate((node: HTMLElement) => {
      node.click();
      node.click();
    });
    await expectPage(page, 2);
    await expectEnded(page);
    await page.goForward();
    await expect(heading(page, 'aChess')).toBeFocused();
    await closeApp(page, 'aChess', 2);
  });
});

/** In the instant between a press and the transition's first picture. */
test.describe('before the transition has begun', () => {
  test('another link takes the place of the first', async ({ page }) => {
    await openTiles(page, 2);
    await tile(page, 'aChess').evaluate((first: HTMLElement, second) => {
      first.click();
      document.querySelector<HTMLElement>(`a[href="${second}"]`)?.click();
    }, '/itspylearning');
    await expect(heading(page, 'Itspylearning')).toBeFocused();
    await expectEnded(page);
    await expect(page).toHaveURL('/itspylearning');
    await closeApp(page, 'Itspylearning', 2);
  });

  test('Back arrives where it leads', async ({ page }) => {
    await openLock(page);
    await unlock(page);
    await topBarEntry(page, 2).click();
    await expectPage(page, 2);
    await tile(page, 'aChess').hover();
    await expectLoaded(page, ['detail-screen', 'a-chess']);
    await tile(page, 'aChess').evaluate((link: HTMLElement) => {
      // A busy machine: the frame in which the transition would begin comes late.
      const { requestAnimationFrame } = window;
      window.requestAnimationFrame = (callback) =>
        window.setTimeout(() => requestAnimationFrame(callback), 300);
      link.click();
      history.back();
    });
    await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
    await page.evaluate(
      () => new Promise((resolve) => window.setTimeout(() => requestAnimationFrame(resolve), 300)),
    );
    await expect(page).toHaveURL('/');
  });
});
