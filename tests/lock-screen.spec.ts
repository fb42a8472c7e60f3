import type { Locator, Page } from '@playwright/test';
import { fadeDurations, freezeAnimations } from './support/animations.ts';
import {
  dragMouse,
  notch,
  pressMouse,
  swipe,
  trackpadSwipe,
  turnWheel,
} from './support/gestures.ts';
import { holdRequests } from './support/held-requests.ts';
import { expectPage, lockHint, openLock, topBarEntry, unlock } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const height = 900;
const middle = { x: 720, y: 450 };

function hint(page: Page) {
  return page.getByRole('link', { name: lockHint });
}

/** The layer that lies over the home screen; the home screen's own main is inert below it. */
function layer(page: Page) {
  return page.getByRole('main').filter({ has: hint(page) });
}

function legalLink(page: Page, name: string) {
  return layer(page).getByRole('link', { name });
}

/** Clock, card and hint, which move with the hand. */
function text(page: Page) {
  return layer(page).locator('> div').last();
}

/** The photo, which fades where it is. */
function photo(page: Page) {
  return layer(page).locator('> div').first();
}

/** The home screen's wallpaper, which the lock's turns into. */
function homePicture(page: Page) {
  return page.locator('[inert] > div > picture');
}

async function centreOf(link: Locator) {
  const box = await link.boundingBox();
  if (!box) throw new Error('The link is not there.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('what the lock screen shows', () => {
  test('greets and shows how to unlock', async ({ page }) => {
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: /^Hallo, ich bin \S+$/ }),
    ).toBeVisible();
    await expect(page.getByText('Ich bin ein Entwickler.')).toBeVisible();
    await expect(hint(page)).toBeVisible();
    await expect(hint(page)).toHaveAttribute('href', '/desktop/0');
  });

  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test(`paints a blurred mountain until the picture has come, at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const arrive = await holdRequests(page, '**/wallpaper/lock-*');
      await page.goto('/', { waitUntil: 'commit' });

      const frame = layer(page).locator('picture');
      await expect(frame).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/);
      await expect(frame).toHaveCSS('background-size', 'cover');
      const place = await frame.boundingBox();
      // A press lays out what is below.
      await page.mouse.move(5, 5);
      await page.mouse.down();
      await page.mouse.up();
      await expect.poll(() => homePicture(page).boundingBox()).toEqual(place);
      expect(place?.x).toBeLessThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThanOrEqual(viewport.width);
      const picture = frame.locator('img');
      const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(await width()).toBe(0);

      arrive();
      await expect.poll(width).toBeGreaterThan(0);
      expect(await picture.boundingBox()).toEqual(place);
    });
  }
});

test.describe('unlocking by keyboard', () => {
  // The browser has a use of its own for these.
  for (const key of ['ArrowDown', 'Space']) {
    test(`${key} unlocks`, async ({ page }) => {
      await openLock(page);
      await page.keyboard.press(key);
      await expectPage(page, 0);
    });
  }

  test('the hint is the first thing that Tab reaches, and Enter follows it', async ({ page }) => {
    await openLock(page);
    await page.keyboard.press('Tab');
    await expect(hint(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPage(page, 0);
  });

  test('the legal links come next: Enter follows them, a swipe that begins on one unlocks', async ({
    page,
  }) => {
    await openLock(page);
    for (const link of [hint(page), legalLink(page, 'Datenschutz'), legalLink(page, 'Impressum')]) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused();
    await page.getByRole('link', { name: 'Schließen' }).click();
    await expect(page).toHaveURL('/');
    await expect(legalLink(page, 'Impressum')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expectPage(page, 0);
    await page.goBack();
    await expect(layer(page)).toHaveAttribute('data-state', 'locked');
    await dragMouse(page, await centreOf(legalLink(page, 'Impressum')), middle);
    await expectPage(page, 0);
  });

  test('Enter and a press follow a legal link before React has come', async ({ page }) => {
    await page.route(/app\/index-.*\.js/, () => undefined);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await legalLink(page, 'Datenschutz').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/datenschutz');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await legalLink(page, 'Impressum').click();
    await expect(page).toHaveURL('/impressum');
  });

  test('a click on the hint unlocks', async ({ page }) => {
    await openLock(page);
    await hint(page).click();
    await expectPage(page, 0);
  });

  test('other keys and keys with a modifier do nothing', async ({ page }) => {
    await openLock(page);
    for (const key of ['a', 'Escape', 'Home', 'Shift+ArrowUp', 'Control+ArrowDown', 'Alt+PageUp']) {
      await page.keyboard.press(key);
      await expect(layer(page), key).toHaveAttribute('data-state', 'locked');
    }
    expect(await fadeDurations(layer(page))).toEqual([]);
  });
});

test.describe('unlocking by swipe and wheel', () => {
  test.use({ hasTouch: true });

  const gestures: Record<string, (page: Page) => Promise<void>> = {
    // Small steps, as of a real finger: the browser must not take them for its own scrolling.
    "a finger's swipe up": (page) =>
      swipe(page, middle, { x: 730, y: 250 }, { steps: 40, duration: 320 }),
    "a finger's swipe down": (page) =>
      swipe(page, middle, { x: 730, y: 650 }, { steps: 40, duration: 320 }),
    "a mouse's swipe": (page) => dragMouse(page, middle, { x: 710, y: 250 }),
    'the wheel turned up': (page) => turnWheel(page, notch(-100)),
    'the wheel turned down': (page) => turnWheel(page, notch(100)),
  };

  for (const [gesture, unlockBy] of Object.entries(gestures)) {
    test(`${gesture} fades the layer for 500 ms`, async ({ page }) => {
      await openLock(page);
      const resume = await freezeAnimations(page);
      await unlockBy(page);
      await expect(layer(page)).toHaveAttribute('data-state', 'fading');
      expect(await fadeDurations(layer(page))).toEqual([500, 500]);
      await resume();
      await expectPage(page, 0);
    });
  }

  test('taps, clicks and sideways movements do nothing', async ({ page }) => {
    await openLock(page);
    await page.touchscreen.tap(middle.x, middle.y);
    await page.mouse.click(middle.x, middle.y);
    await swipe(page, middle, { x: 300, y: 460 });
    await dragMouse(page, middle, { x: 1000, y: 480 });
    await turnWheel(page, [{ deltaX: 100, deltaY: 0, time: 0 }]);
    await expect(layer(page)).toHaveAttribute('data-state', 'locked');
    expect(await fadeDurations(layer(page))).toEqual([]);
  });

  test('the inertia of the gesture that unlocked does not turn a page', async ({ page }) => {
    await openLock(page);
    const swiping = turnWheel(page, trackpadSwipe(120));
    await expectPage(page, 0);
    await swiping;
    await expectPage(page, 0);
    await turnWheel(page, notch());
    await expectPage(page, 1);
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

    await mouse.moveTo(start);
    await expect(text(page)).toHaveCSS('opacity', '1');
    expect(await lift()).toBe(0);
  });

  for (const ratio of [0.79, 0.5]) {
    test(`released at ${ratio} of the height it fades for ${500 * ratio} ms`, async ({ page }) => {
      await openLock(page);
      const resume = await freezeAnimations(page);
      await dragMouse(page, await centreOf(hint(page)), { x: 720, y: height * ratio });
      await expect(layer(page)).toHaveAttribute('data-state', 'fading');
      const [duration] = await fadeDurations(layer(page));
      expect(duration).toBeCloseTo(500 * ratio, 5);
      await resume();
      await expectPage(page, 0);
    });
  }

  for (const ratio of [0.8, 0.98]) {
    test(`released at ${ratio} of the height it springs back`, async ({ page }) => {
      await openLock(page);
      await dragMouse(page, await centreOf(hint(page)), { x: 720, y: height * ratio });
      await expect(layer(page)).toHaveAttribute('data-state', 'locked');
      await expect(photo(page)).toHaveCSS('opacity', '1');
      await expect(text(page)).toHaveCSS('opacity', '1');
      expect((await text(page).boundingBox())?.y).toBe(0);
      await expect(page).toHaveURL('/');
      await unlock(page);
    });
  }

  test('a flick so quick that the first move leaves the hint unlocks', async ({ page }) => {
    await openLock(page);
    await dragMouse(
      page,
      await centreOf(hint(page)),
      { x: 720, y: 300 },
      { steps: 1, duration: 16 },
    );
    await expectPage(page, 0);
  });

  test('a mouse that only passes over the hint afterwards does not drag it', async ({ page }) => {
    await openLock(page);
    const start = await centreOf(hint(page));
    await dragMouse(page, start, { x: 720, y: height * 0.85 }, { steps: 1, duration: 16 });
    await page.mouse.move(start.x, start.y);
    await page.mouse.move(start.x, start.y - 10, { steps: 3 });
    await expect(layer(page)).not.toHaveAttribute('data-state', 'dragging');
    await expect(layer(page)).toHaveCSS('opacity', '1');
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true });

    test('unlocks by the height of the release', async ({ page }) => {
      await openLock(page);
      const resume = await freezeAnimations(page);
      await swipe(page, await centreOf(hint(page)), { x: 720, y: 360 });
      await expect(layer(page)).toHaveAttribute('data-state', 'fading');
      const [duration] = await fadeDurations(layer(page));
      expect(duration).toBeCloseTo(200, 5);
      await resume();
      await expectPage(page, 0);
    });

    test('springs back when it is let go low', async ({ page }) => {
      await openLock(page);
      await swipe(page, await centreOf(hint(page)), { x: 720, y: 760 });
      await expect(layer(page)).toHaveAttribute('data-state', 'springing');
      await expect(layer(page)).toHaveCSS('opacity', '1');
      await expect(page).toHaveURL('/');
    });
  });
});

test.describe('while the layer fades', () => {
  test('the address changes only at the end', async ({ page }) => {
    await openLock(page);
    const resume = await freezeAnimations(page);
    await page.keyboard.press('ArrowUp');
    await expect(layer(page)).toHaveAttribute('data-state', 'fading');
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/, Anwendungsentwickler – /);
    await resume();
    await expectPage(page, 0);
    await expect(page).toHaveTitle(/^Über Mich – /);
  });

  test('a second gesture does nothing', async ({ page }) => {
    await openLock(page);
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    const resume = await freezeAnimations(page);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await turnWheel(page, notch());
    await dragMouse(page, middle, { x: 720, y: 200 });
    await dragMouse(page, await centreOf(hint(page)), { x: 720, y: 300 });
    expect(await fadeDurations(layer(page))).toEqual([500, 500]);
    await expect(layer(page)).toHaveAttribute('data-state', 'fading');
    await resume();
    await expectPage(page, 0);
    expect(await steps()).toBe(before + 1);
    await page.goBack();
    await expect(hint(page)).toBeVisible();
  });
});

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  Back: (page) => page.goBack(),
  'a link': (page) => legalLink(page, 'Impressum').click(),
};

for (const [way, go] of Object.entries(ways)) {
  test(`a visitor who goes elsewhere by ${way} while the layer fades arrives there`, async ({
    page,
  }) => {
    await page.goto('/impressum');
    await openLock(page);
    const resume = await freezeAnimations(page);
    await page.keyboard.press('ArrowUp');
    await expect(layer(page)).toHaveAttribute('data-state', 'fading');
    const entries = await page.evaluate(() => history.length);
    await go(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await resume();
    await expect(page).toHaveURL('/impressum');
    if (way === 'Back') return;
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await expect(layer(page)).toHaveAttribute('data-state', 'locked');
  });
}

test('Back, pressed before the home screen has been rendered, leads to a lock that opens again', async ({
  page,
}) => {
  // A busy machine: React renders in slices, each of which is a message.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    let busy = false;
    MessagePort.prototype.postMessage = function (...message: unknown[]) {
      const send = () => Reflect.apply(post, this, message);
      if (busy) held.push(send);
      else send();
    };
    Object.assign(window, {
      setBusy(next: boolean) {
        busy = next;
        for (const send of held.splice(0)) send();
      },
    });
  });
  const setBusy = (busy: boolean) =>
    page.evaluate((next) => Reflect.get(window, 'setBusy')(next), busy);
  await openLock(page);
  const resume = await freezeAnimations(page);
  await page.keyboard.press('ArrowUp');
  await expect(layer(page)).toHaveAttribute('data-state', 'fading');
  await setBusy(true);
  await resume();
  await expect(page).toHaveURL('/desktop/0');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await setBusy(false);
  await expect(layer(page)).toHaveAttribute('data-state', 'locked');
  await expect(text(page)).toHaveCSS('opacity', '1');
  await unlock(page);
});

test('a visitor who goes forward while the layer fades arrives there and loses no entry', async ({
  page,
}) => {
  await openLock(page);
  await unlock(page);
  await topBarEntry(page, 3).click();
  await expectPage(page, 3);
  await page.goBack();
  await expect(layer(page)).toHaveAttribute('data-state', 'locked');
  const entries = await page.evaluate(() => history.length);
  const start = await page.evaluate(() => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    history.forward();
    return Number(document.timeline.currentTime);
  });
  // The fade would have ended by then.
  await page.waitForFunction((from) => Number(document.timeline.currentTime) > from + 700, start);
  await expectPage(page, 3);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test.describe('the home screen below', () => {
  test('is the one that unlocking uncovers, and out of reach until then', async ({ page }) => {
    await openLock(page);
    const slider = page.locator('#slider');
    const node = await slider.elementHandle();
    expect(await slider.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await slider.evaluate((element) => element.matches(':focus-within'))).toBe(false);

    await unlock(page);
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await slider.evaluate((element) => element.closest('[inert]') === null)).toBe(true);
  });

  test('leads back to the lock screen by Back', async ({ page }) => {
    await openLock(page);
    await unlock(page);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(/, Anwendungsentwickler – /);
    await expect(hint(page)).toBeVisible();
    await expect(layer(page)).toHaveAttribute('data-state', 'locked');
    await unlock(page);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the home screen is there at once', async ({ page }) => {
    await openLock(page);
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (keyframes, options) {
        const duration = typeof options === 'object' ? options.duration : options;
        document.documentElement.dataset.fade = String(duration);
        return animate.call(this, keyframes, options);
      };
    });
    await unlock(page);
    await expect(page.locator('html')).toHaveAttribute('data-fade', '0');
  });

  test('nothing invites by moving', async ({ page }) => {
    await openLock(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the hint leads to the home screen', async ({ page }) => {
    await page.goto('/');
    await hint(page).click();
    await expect(page).toHaveURL('/desktop/0');
    await expect(
      page.getByText('Ich bin ein Anwendungsentwickler aus Deutschland.'),
    ).toBeInViewport();
  });
});
