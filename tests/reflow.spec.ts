import type { Page } from '@playwright/test';
import { reflowConditions, setCondition } from './support/conditions.ts';
import {
  answerCommits,
  notificationOf,
  openContact,
  sendErika,
  stored,
  submit,
} from './support/contact.ts';
import { layoutFaults } from './support/layout-faults.ts';
import { openDetail, openLightbox } from './support/lightbox.ts';
import { routes } from './support/routes.ts';
import { openPage } from './support/steps.ts';
import { expect, test } from './support/test.ts';

interface State {
  name: string;
  open: (page: Page) => Promise<unknown>;
  expectedErrors?: RegExp[];
}

/** Sends a message; the focus is on what tells of it, which therefore stays. */
async function send(page: Page, kind: 'sent' | 'failed') {
  await answerCommits(page, (route) =>
    kind === 'sent' ? stored(route) : route.fulfill({ status: 403, json: {} }),
  );
  await sendErika(page);
  await notificationOf(page, kind).getByRole('button', { name: 'Schließen' }).focus();
}

const states: State[] = [
  ...routes.map(({ path }) => ({ name: path, open: (page: Page) => openDetail(page, path) })),
  {
    name: 'an unknown address',
    open: (page) => openDetail(page, '/gibt-es-nicht'),
    expectedErrors: [/status of 404/],
  },
  {
    name: 'the form with errors',
    async open(page) {
      await submit(await openContact(page));
      await expect(page.getByText('Gebe einen Name ein.')).toBeVisible();
    },
  },
  { name: 'a message that was sent', open: (page) => send(page, 'sent') },
  {
    name: 'a message that was not sent',
    open: (page) => send(page, 'failed'),
    expectedErrors: [/status of 403|The message was not sent/],
  },
  { name: 'the lightbox', open: (page) => openLightbox(page, 2) },
  {
    name: 'a screen that failed',
    async open(page) {
      await page.route(/assets\/app\/detail-screen-.*\.js/, (route) => route.abort());
      await openPage(page, 2);
      await page.getByRole('link', { name: 'aChess' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
    expectedErrors: [/Failed to load|Loading chunk/],
  },
  {
    name: 'a form that failed',
    async open(page) {
      await page.route(/assets\/app\/contact-overlay-.*\.js/, (route) => route.abort());
      await openPage(page, 3);
      await page.getByRole('button', { name: 'Schreiben' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
    expectedErrors: [/ERR_FAILED|Loading chunk|A part failed/],
  },
];

const conditions = [
  ...reflowConditions,
  { name: 'a phone held sideways', viewport: { width: 844, height: 390 } },
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
];

const softly = expect.configure({ soft: true });

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

for (const { name, open, expectedErrors = [] } of states) {
  test.describe(name, () => {
    test.use({ expectedErrors });

    test(`${name} reflows`, async ({ page }) => {
      // The longest date.
      await page.clock.setFixedTime('2026-09-24T20:38:00+02:00');
      await open(page);
      for (const condition of conditions) {
        await setCondition(page, condition);
        // Again, where the page has not answered to the new size yet.
        await softly
          .poll(() => layoutFaults(page), { message: condition.name, timeout: 1_000 })
          .toEqual([]);
      }
      const held = conditions.length - test.info().errors.length;
      console.log(`${held} of ${conditions.length} hold: ${name}`);
    });
  });
}
