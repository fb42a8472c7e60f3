import type { Page } from '@playwright/test';
import { submit } from '#tests/support/contact.ts';
import { firstSkill, gallery, projects, skills } from '#tests/support/content.ts';
import { openAtRest, openDetail } from '#tests/support/lightbox.ts';
import { notifyInFrozenTime } from '#tests/support/notifications.ts';
import { expectDrawn } from '#tests/support/pixels.ts';
import { openForm, openLock, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

const phone = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
const desk = { width: 1440, height: 900 };

interface View {
  /** The picture's name. */
  name: string;
  sizes: { width: number; height: number }[];
  /** Opens it and waits until it has come to rest. */
  open: (page: Page) => Promise<unknown>;
  /** Height in px of the picture, where the rest is on another one. */
  upTo?: number;
  /** How many tiles it shows. */
  tiles?: number;
  expectedErrors?: RegExp[];
}

/** As high as the picture is. */
const [, skill = firstSkill] = skills;

const views: View[] = [
  { name: 'lock', sizes: [phone, desk, sideways], open: openLock },
  { name: 'about', sizes: [phone, desk], open: (page) => openPage(page, 0) },
  { name: 'skills', sizes: [phone], open: (page) => openPage(page, 1), tiles: skills.length },
  {
    name: 'projects',
    sizes: [phone, desk, sideways],
    open: (page) => openPage(page, 2),
    tiles: projects.length,
  },
  { name: 'contact', sizes: [phone, desk], open: (page) => openPage(page, 3) },
  { name: 'form-with-errors', sizes: [phone], open: openFormWithErrors },
  { name: 'project', sizes: [phone, desk], open: (page) => openDetail(page, gallery.path) },
  { name: 'skill', sizes: [phone], open: (page) => openDetail(page, skill.path) },
  { name: 'lightbox', sizes: [phone, desk], open: (page) => openAtRest(page, 2) },
  { name: 'notification', sizes: [phone], open: notifyInFrozenTime, upTo: 240 },
  { name: 'imprint', sizes: [phone], open: (page) => openDetail(page, '/impressum') },
  {
    name: 'not-found',
    sizes: [phone],
    open: (page) => openDetail(page, '/gibt-es-nicht'),
    expectedErrors: [/status of 404/],
  },
];

async function openFormWithErrors(page: Page) {
  await openPage(page, 3);
  const form = await openForm(page);
  await submit(form);
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
}

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

for (const { name, sizes, open, upTo, tiles = 0, expectedErrors = [] } of views) {
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
