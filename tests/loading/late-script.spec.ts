import type { Page } from '@playwright/test';
import { formOf } from '#tests/support/contact.ts';
import { projectOfThisSite, projectWithPictures } from '#tests/support/content.ts';
import { notch, putFingers, swipe, trackpadSwipe, turnWheel } from '#tests/support/gestures.ts';
import { expectHydrated, holdRequests, openPage, settle } from '#tests/support/page.ts';
import {
  closeLink,
  expectSlide,
  heading,
  hint,
  layer,
  photo,
  tile,
  topBarEntry,
} from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  expectedErrors: [/net::ERR_FAILED|works without its script only/],
});

/** A place in the middle of the phone, at a height. */
const at = (y: number) => ({ x: 195, y });

/** Holds back the site's script. Returns what lets it through. */
const holdScript = (page: Page) => holdRequests(page, '**/*.js');

/** Opens a page and waits for its first paint: before that nobody swipes. */
async function openPainted(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
  // The compositor, which a finger meets, lags behind by a few frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** The site's script has started, though parts of it may be missing. */
async function expectRunning(page: Page) {
  const help = page.getByRole('dialog', { name: 'Tastaturhilfe' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(help).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
}

async function expectUnlocked(page: Page) {
  await expect(hint(page)).toBeHidden();
  await topBarEntry(page, 0).click({ trial: true });
}

test.describe('A page whose script has not arrived', () => {
  test('requests it after the first paint or at the first touch, while the wallpaper is still loading', {
    tag: '@slow',
  }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.route('**/wallpaper/**', () => {});
    for (const isTouched of [false, true]) {
      scripts.length = 0;
      await page.goto('/', { waitUntil: 'commit' });
      await expect(hint(page)).toBeVisible();
      expect(scripts).toEqual([]);
      if (isTouched) await page.touchscreen.tap(195, 700);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
      // In the second round the page's clock stands still, so only the touch can request the
      // script.
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 3_600_000);
    }
  });

  test('shows time and date on the lock', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-04T09:41:00+01:00'));
    await holdScript(page);
    await page.goto('/');
    await expect(page.getByText('09:41')).toBeVisible();
    await expect(page.getByText('Mittwoch, 4. März')).toBeVisible();
  });

  for (const [name, unlock] of [
    ['a swipe', (page: Page) => swipe(page, at(700), at(300))],
    ['an arrow key', (page: Page) => page.keyboard.press('ArrowDown')],
  ] as const) {
    test(`unlocks by ${name}, and stays unlocked when the script arrives`, async ({ page }) => {
      const release = await holdScript(page);
      await openPainted(page, '/');
      await unlock(page);
      await expectUnlocked(page);
      release();
      await expectSlide(page, 0);
      await page.goBack();
      await expect(hint(page)).toBeVisible();
    });
  }

  test('turns no slide by a notch within 700 ms of the one that unlocked it', {
    tag: '@slow',
  }, async ({ page }) => {
    const release = await holdScript(page);
    await openPainted(page, '/');
    await turnWheel(page, notch(), { pause: 0 });
    await expectUnlocked(page);
    release();
    await expectSlide(page, 0);
    await turnWheel(page, notch(), { after: 450 });
    await settle(page);
    await expectSlide(page, 0);
    await turnWheel(page, notch(), { after: 260 });
    await expectSlide(page, 1);
  });

  test('turns no slide by the inertia of the swipe that unlocked it, when the script arrives in the middle of that', {
    tag: '@slow',
  }, async ({ page }) => {
    const release = await holdScript(page);
    await openPainted(page, '/');
    // It lasts longer than 700 ms.
    const moves = trackpadSwipe(1000).map((move, index) => ({ ...move, timeStamp: index * 64 }));
    await turnWheel(page, moves.slice(0, 14), { pause: -1000 });
    await expectUnlocked(page);
    release();
    await expectSlide(page, 0);
    await turnWheel(page, moves.slice(14), { after: 64 - 14 * 64 });
    await settle(page);
    await expectSlide(page, 0);
  });

  test('continues a swipe when the script arrives in the middle of it', { tag: '@slow' }, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await openPainted(page, '/');
    const finger = await putFingers(page, at(700));
    await finger.moveTo([at(560)]);
    await expect(photo(page)).not.toHaveCSS('opacity', '1');
    release();
    await expectHydrated(page);
    await expect(photo(page)).not.toHaveCSS('opacity', '1');
    await finger.moveTo([at(400)]);
    await finger.lift();
    await expectSlide(page, 0);
  });

  test('follows a link on the lock when it is clicked, with Ctrl in a new tab, or when Enter is pressed on it', {
    tag: '@slow',
  }, async ({ page }) => {
    await holdScript(page);
    for (const [name, path] of [
      ['Datenschutz', '/datenschutz'],
      ['Impressum', '/impressum'],
      ['Verfügbar ab Januar 2027. Schreib mir.', '/kontakt'],
    ] as const) {
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const link = layer(page).getByRole('link', { name });
      const tab = page.context().waitForEvent('page');
      await link.click({ modifiers: ['ControlOrMeta'] });
      await (await tab).close();
      await expect(page).toHaveURL('/');
      await (name === 'Datenschutz' ? link.press('Enter') : link.click());
      await expect(page).toHaveURL(path);
    }
  });

  test('opens the form when the script arrives after "Schreiben" was pressed twice', async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto('/desktop/3');
    await page.getByRole('button', { name: 'Schreiben' }).dblclick();
    release();
    await expect(formOf(page)).toBeVisible();
  });

  test('opens a tile without another page load when the script arrives soon after the press', {
    tag: '@slow',
  }, async ({ page }) => {
    const release = await holdScript(page);
    // By this clock, which stands still, the script comes soon even on a busy machine.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/desktop/2');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await tile(page, projectWithPictures).click();
    release();
    await expectHydrated(page);
    // Longer than the browser waits before it follows the link itself.
    await page.clock.runFor(1000);
    await page.clock.resume();
    await expect(heading(page, projectWithPictures)).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await closeLink(page).click();
    await expectSlide(page, 2);
  });

  test('opens a window when a project’s button leads to a file of the owner', {
    tag: '@slow',
  }, async ({ page }) => {
    await holdScript(page);
    await openPainted(page, projectOfThisSite.path);
    const name = projectOfThisSite.buttons[0]?.label ?? 'none';
    const button = page.getByRole('link', { name, exact: true });
    await button.evaluate((link) => link.setAttribute('href', '/favicon.svg'));
    const popup = page.waitForEvent('popup');
    await button.click();
    await expect(await popup).toHaveURL('/favicon.svg');
  });

  test('renders the page to which Back leads when that is pressed while a reloaded page waits for its part of the script', {
    tag: '@slow',
  }, async ({ page }) => {
    await openPage(page, '/impressum');
    await page.getByRole('link', { name: 'Barrierefreiheit' }).click();
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await expect(title('Barrierefreiheit')).toBeFocused();
    const release = await holdRequests(page, '**/static-body-*.js');
    await page.reload({ waitUntil: 'commit' });
    await expectRunning(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(title('Impressum')).toBeVisible();
    release();
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page).toHaveURL('/impressum');
  });

  test('can be read and closed while only its own part of the script is missing', {
    tag: '@slow',
  }, async ({ page }) => {
    const release = await holdRequests(page, '**/detail-body-*.js');
    await page.goto(projectWithPictures.path, { waitUntil: 'commit' });
    await expectRunning(page);
    const texts = page.getByRole('heading', { name: 'Funktionen' });
    await expect(texts).toBeVisible();
    await expect(texts).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await closeLink(page).click();
    await expectSlide(page, projectWithPictures.slide);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    release();
    await tile(page, projectWithPictures).click();
    await expect(texts).toBeVisible();
  });

  test('reports the failure when the script never arrives, and keeps lock, slides and links usable', async ({
    page,
  }) => {
    await page.route('**/index-*.js', (route) => route.abort());
    await openPainted(page, '/');
    await swipe(page, at(700), at(300));
    await expectUnlocked(page);
    const failure = 'Ein Teil der Website konnte nicht geladen werden. Erneut laden';
    await expect(page.getByRole('alert')).toHaveText(failure);
    await topBarEntry(page, 2).click();
    await expect(page).toHaveURL('/desktop/2');
    await tile(page, projectWithPictures).click();
    await expect(heading(page, projectWithPictures)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(failure);
  });

  test('takes the report of a failure back when the script arrives after 120 s', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdScript(page);
    await page.goto('/impressum');
    await page.clock.fastForward(3000);
    await page.clock.fastForward(120_000);
    await expect(page.getByRole('alert')).toBeVisible();
    release();
    await expectHydrated(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
