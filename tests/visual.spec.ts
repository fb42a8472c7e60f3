import type { Page } from '@playwright/test';
import { submit } from './support/contact.ts';
import { projects, skills } from './support/content.ts';
import { openAtRest, openDetail } from './support/lightbox.ts';
import { notifyInFrozenTime } from './support/notifications.ts';
import { openForm, openLock, openPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
const desk = { width: 1440, height: 900 };

interface Look {
  /** What is looked at; the picture is called after it. */
  name: string;
  sizes: { width: number; height: number }[];
  /** Opens it and waits until it has come to rest. */
  open: (page: Page) => Promise<unknown>;
  /** px from the top, where what lies below is on another picture. */
  upTo?: number;
  /** How many tiles it shows. */
  tiles?: number;
  expectedErrors?: RegExp[];
}

const looks: Look[] = [
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
  { name: 'project', sizes: [phone, desk], open: (page) => openDetail(page, '/aChess') },
  { name: 'skill', sizes: [phone], open: (page) => openDetail(page, '/flutter') },
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

/** Everything that comes later than the markup is there: the font and the pictures in view. */
async function expectDrawn(page: Page) {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
    });
    await Promise.all(inView.map((image) => image.decode()));
  });
}

/** Pixels of a tile's edges that come out in one of two ways, by chance: about 14 were seen. */
const edgePixels = 25;

const advice =
  'It looks different: .cache/test-results has expected, actual and diff. Where that is meant, accept it by `npm run browser -- tests/visual.spec.ts --update-snapshots`.';

/** What drew the pictures: another engine or system sets letters at other places. */
const drawnBy = { chromium: '156', platform: 'linux' };

test.beforeEach(({ browser }) => {
  const isTheSame =
    browser.version().startsWith(`${drawnBy.chromium}.`) && process.platform === drawnBy.platform;
  const reason = `The pictures were drawn by Chromium ${drawnBy.chromium} on ${drawnBy.platform}.`;
  // On CI a new browser must not pass by unseen.
  test.skip(!isTheSame && !process.env.CI, reason);
});

for (const { name, sizes, open, upTo, tiles = 0, expectedErrors = [] } of looks) {
  for (const { width, height } of sizes) {
    test.describe(`at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height }, expectedErrors });

      test(`${name} looks as on its picture`, async ({ page }) => {
        // The lock screen shows the time.
        await page.clock.setFixedTime('2026-03-09T09:41:00+01:00');
        await open(page);
        // What was pressed on the way must not look hovered.
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
