import type { Page } from '@playwright/test';
import { firstSkill, gallery, projects, skills } from '#tests/support/content.ts';
import { openDetail } from '#tests/support/lightbox.ts';
import { notifyInFrozenTime } from '#tests/support/notifications.ts';
import { expectDrawn } from '#tests/support/pixels.ts';
import { openLock, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';
import { viewOf } from '#tests/support/views.ts';

const phone = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
const desk = { width: 1440, height: 900 };

interface View {
  sizes: { width: number; height: number }[];
  /** Opens it and waits until it has come to rest. */
  open: (page: Page) => Promise<unknown>;
  /** Height in px of the picture, where the rest is on another one. */
  upTo?: number;
  /** How many tiles it shows. */
  tiles?: number;
  expectedErrors?: RegExp[];
}

const [, skill = firstSkill] = skills;
const page = (number: number) => (page: Page) => openPage(page, number);
const detail = (path: string) => (page: Page) => openDetail(page, path);

/** By the picture's name. */
const views: Record<string, View> = {
  lock: { sizes: [phone, desk, sideways], open: openLock },
  about: { sizes: [phone, desk], open: page(0) },
  skills: { sizes: [phone], open: page(1), tiles: skills.length },
  projects: { sizes: [phone, desk, sideways], open: page(2), tiles: projects.length },
  contact: { sizes: [phone, desk], open: page(3) },
  'form-with-errors': { sizes: [phone], open: viewOf('form-with-errors').open },
  project: { sizes: [phone, desk], open: detail(gallery.path) },
  skill: { sizes: [phone], open: detail(skill.path) },
  lightbox: { sizes: [phone, desk], open: viewOf('lightbox').open },
  notification: { sizes: [phone], open: notifyInFrozenTime, upTo: 240 },
  imprint: { sizes: [phone], open: detail('/impressum') },
  'not-found': { sizes: [phone], ...viewOf('not-found') },
};

/** Pixels of a tile's edges that are drawn in one of two variants, by chance: about 14 were seen. */
const edgePixels = 25;

const advice =
  'It differs: .cache/test-results has expected, actual and diff. Where that is meant, accept it by `npm run browser -- tests/access/visual.slow.spec.ts --update-snapshots`.';

/** What drew the pictures: another engine or system draws letters differently. */
const drawnBy = { chromium: '156', platform: 'linux' };

test.beforeEach(({ browser }) => {
  const isTheSame =
    browser.version().startsWith(`${drawnBy.chromium}.`) && process.platform === drawnBy.platform;
  const reason = `The pictures were drawn by Chromium ${drawnBy.chromium} on ${drawnBy.platform}.`;
  // On CI a new browser must not go unnoticed.
  test.skip(!isTheSame && !process.env.CI, reason);
});

for (const [name, view] of Object.entries(views)) {
  const { sizes, open, upTo, tiles = 0, expectedErrors = [] } = view;
  for (const { width, height } of sizes) {
    test.describe(`at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height }, expectedErrors });

      test(`${name} matches its picture`, async ({ page }) => {
        // The lock screen shows the time.
        await page.clock.setFixedTime('2026-03-09T09:41:00+01:00');
        await open(page);
        // What was pressed last must not be hovered.
        await page.mouse.move(0, 0);
        await expectDrawn(page);
        await expect(page, advice).toHaveScreenshot(`${name}-${width}x${height}.png`, {
          clip: { x: 0, y: 0, width, height: upTo ?? height },
          ...(tiles > 0 ? { maxDiffPixels: tiles * edgePixels } : {}),
        });
      });
    });
  }
}
