import type { Page } from '@playwright/test';
import { firstSkill, projects, skills } from '#tests/support/content.ts';
import { expectDrawn } from '#tests/support/measured-contrast.ts';
import { openPage } from '#tests/support/open-page.ts';
import { viewOf } from '#tests/support/routes-and-states.ts';
import { notifyInFrozenTime } from '#tests/support/show-notification.ts';
import { expect, test } from '#tests/support/test.ts';

type Size = { width: number; height: number };

const phone = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
const desktop = { width: 1440, height: 900 };

const [, skill = firstSkill] = skills;

/** The screens at their sizes, by the names of their pictures, and how each is opened. */
const pictures: Record<string, [open: (page: Page) => Promise<unknown>, ...sizes: Size[]]> = {
  lock: [(page) => openPage(page, '/'), phone, desktop, sideways],
  about: [viewOf('desktop-0').open, phone, desktop],
  skills: [viewOf('desktop-1').open, phone],
  projects: [viewOf('desktop-2').open, phone, desktop, sideways],
  contact: [viewOf('desktop-3').open, phone, desktop],
  'form-with-errors': [viewOf('form-with-errors').open, phone],
  project: [viewOf('project-with-pictures').open, phone, desktop],
  skill: [(page) => openPage(page, skill.path), phone],
  lightbox: [viewOf('lightbox').open, phone, desktop],
  notification: [notifyInFrozenTime, phone],
  imprint: [viewOf('impressum').open, phone],
  'not-found': [viewOf('not-found').open, phone],
};

/** How many tiles a screen shows. */
const tiles: Record<string, number> = { skills: skills.length, projects: projects.length };

/** Chromium draws the edges of a tile in one of two ways, by chance; up to 14 px differed. */
const edgePixels = 25;

const advice =
  'The picture differs: .cache/test-results has expected, actual and diff. Where that is meant, accept it by `npx playwright test tests/access/visual.slow.spec.ts --update-snapshots`.';

/** Other engines and systems draw letters differently. */
const drawnBy = { chromium: '156', platform: 'linux' };

test.beforeEach(({ browser }) => {
  const isTheSame =
    browser.version().startsWith(`${drawnBy.chromium}.`) && process.platform === drawnBy.platform;
  const reason = `The pictures were drawn by Chromium ${drawnBy.chromium} on ${drawnBy.platform}.`;
  // On CI a new browser must not go unnoticed.
  test.skip(!isTheSame && !process.env.CI, reason);
});

for (const [name, [open, ...sizes]] of Object.entries(pictures)) {
  test.describe(`the picture of "${name}"`, () => {
    test.use({ expectedErrors: name === 'not-found' ? [/404/] : [] });

    for (const { width, height } of sizes) {
      test(`matches the screen at ${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        // The lock screen shows the time.
        await page.clock.setFixedTime('2026-03-09T09:41:00+01:00');
        await open(page);
        // The mouse must not hover over the control that it pressed last.
        await page.mouse.move(0, 0);
        await expectDrawn(page);
        await expect(page, advice).toHaveScreenshot(`${name}-${width}x${height}.png`, {
          // What is below the notification is in the slide's own picture.
          clip: { x: 0, y: 0, width, height: name === 'notification' ? 240 : height },
          ...(name in tiles && { maxDiffPixels: Number(tiles[name]) * edgePixels }),
        });
      });
    }
  });
}
