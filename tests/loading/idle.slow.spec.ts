import type { Page } from '@playwright/test';
import { gallery } from '#scripts/testbed/content.ts';
import { openAtRest, openDetail } from '#scripts/testbed/lightbox.ts';
import { expectPage, openPage, topBarEntry } from '#scripts/testbed/steps.ts';
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

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'on the page of a project': (page) => openDetail(page, gallery.path),
  'after a glide': async (page) => {
    await openPage(page, 0);
    await topBarEntry(page, 2).click();
    await expectPage(page, 2);
  },
  'below the lightbox, and in it': (page) => openAtRest(page, 2),
};

for (const [state, reach] of Object.entries(states)) {
  test(`nothing goes on ${state} while nobody does anything`, async ({ page }) => {
    await reach(page);
    const none = { requestedFrames: 0, animations: 0, changes: 0 };
    await expect.poll(() => workOf(page)).toEqual(none);
  });
}
