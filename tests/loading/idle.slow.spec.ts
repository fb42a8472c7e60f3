import type { Page } from '@playwright/test';
import { openApp } from '#tests/support/apps.ts';
import { gallery } from '#tests/support/content.ts';
import { openAtRest } from '#tests/support/lightbox.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectPage, openForm, openPage, topBarEntry } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

/** What the page does by itself, in ten frames of the browser's own. */
function workOf(page: Page) {
  return page.evaluate(async () => {
    const request = window.requestAnimationFrame;
    const work = { requestedFrames: 0, animations: 0, changes: 0 };
    window.requestAnimationFrame = (callback) => {
      work.requestedFrames += 1;
      return request(callback);
    };
    const observer = new MutationObserver((changes) => {
      work.changes += changes.length;
    });
    observer.observe(document, { attributes: true, childList: true, subtree: true });
    for (let frame = 0; frame < 10; frame += 1) await new Promise(request);
    work.animations = document.getAnimations().length;
    window.requestAnimationFrame = request;
    observer.disconnect();
    return work;
  });
}

const none = { requestedFrames: 0, animations: 0, changes: 0 };

/** It comes to rest, and stays so. */
async function expectIdle(page: Page) {
  await expect.poll(() => workOf(page)).toEqual(none);
}

for (const path of ['/desktop/0', '/desktop/3', gallery.path, '/impressum']) {
  test(`${path} does nothing while nobody does`, async ({ page }) => {
    await page.goto(path);
    await expectHydrated(page);
    await expectIdle(page);
  });
}

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'after a glide': async (page) => {
    await openPage(page, 0);
    await topBarEntry(page, 2).click();
    await expectPage(page, 2);
  },
  'below the form': async (page) => {
    await openPage(page, 3);
    await openForm(page);
  },
  'below the lightbox, and in it': (page) => openAtRest(page, 2),
};

for (const [state, reach] of Object.entries(states)) {
  test(`nothing goes on ${state}`, async ({ page }) => {
    await reach(page);
    await expectIdle(page);
  });
}

test('the home screen behind a page does not follow the window, the keys or the wheel', async ({
  page,
}) => {
  await openPage(page, 2);
  await openApp(page, gallery);
  const changes = await page.locator('.home-screen').evaluateHandle((screen) => {
    const seen: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { type, attributeName } of records) seen.push(attributeName ?? type);
    });
    observer.observe(screen, { attributes: true, childList: true, subtree: true });
    return seen;
  });
  await page.setViewportSize({ width: 700, height: 800 });
  for (const key of ['ArrowLeft', 'ArrowRight', 'End']) await page.keyboard.press(key);
  await page.mouse.wheel(120, 0);
  await expectIdle(page);
  expect(await changes.jsonValue()).toEqual([]);
});
