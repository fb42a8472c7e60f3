import type { Page, Route } from '@playwright/test';
import {
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  openContact,
  submit,
} from '#tests/support/contact.ts';
import { openForm } from '#tests/support/steps.ts';
import { storedMessages } from '#tests/support/stored-messages.ts';
import { expect, test } from '#tests/support/test.ts';

/** Breaks something and presses "Kontaktieren" in a form that is filled; without it the press is all. */
type Fault = (page: Page, press: () => Promise<void>) => Promise<unknown>;

interface Row {
  /** Breaks or prepares something before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  fault?: Fault;
  /** Documents that are there after it; sent again without a fault, it is one in every row. */
  stored: 0 | 1;
  /** What the visitor is told; nothing on a page that has gone. */
  told: 'sent' | 'failed' | 'nothing';
  draft: 'cleared' | 'kept';
}

const commits = '**/documents:commit*';

function answer(handler: (route: Route) => Promise<unknown>): Fault {
  return async (page, press) => {
    await page.route(commits, handler);
    await press();
  };
}

/** An answer by somebody on the way to the store, which the message does not reach. */
const instead = (status: number, body = '{}') =>
  answer((route) => route.fulfill({ status, body, contentType: 'application/json' }));

const failed = { stored: 0, told: 'failed', draft: 'kept' } as const;
const lost = { stored: 1, told: 'failed', draft: 'kept' } as const;
const sent = { stored: 1, told: 'sent', draft: 'cleared' } as const;

const table: Record<string, Row> = {
  'no fault': sent,
  'no network': {
    async fault(page, press) {
      await page.context().setOffline(true);
      await press();
    },
    ...failed,
  },
  'a cut before the write': { fault: answer((route) => route.abort('connectionreset')), ...failed },
  'a cut after the write': {
    fault: answer(async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    }),
    ...lost,
  },
  'status 403': { fault: instead(403), ...failed },
  'status 503': { fault: instead(503), ...failed },
  'HTML with status 200': { fault: instead(200, '<html>Hotel-WLAN</html>'), ...failed },
  'half of the answer': {
    fault: answer(async (route) => {
      await route.fetch();
      await route.fulfill({ body: '{"writeResults":[{"upd', contentType: 'application/json' });
    }),
    ...lost,
  },
  'a write after 15 s': {
    before: (page) => page.clock.install(),
    async fault(page, press) {
      const held: Route[] = [];
      await page.route(commits, (route) => void held.push(route));
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
      await press();
      await page.clock.runFor(3000);
      await expect.poll(() => held.length).toBe(1);
      await page.clock.runFor(9000);
      await expect(notificationOf(page, 'failed')).toHaveCount(0);
      await page.clock.runFor(6000);
      await expect(notificationOf(page, 'failed')).toBeVisible();
      await page.clock.resume();
      await held[0]?.continue();
    },
    ...lost,
  },
  'a reload before the answer': {
    async fault(page, press) {
      const written = new Promise<void>((resolve) => {
        void page.route(commits, async (route) => {
          await route.fetch();
          resolve();
        });
      });
      await press();
      await written;
      await page.reload();
    },
    stored: 1,
    told: 'nothing',
    draft: 'kept',
  },
  'a Firestore library that does not come': {
    before: (page) => page.route(/\/assets\/.*firestore-/, (route) => route.abort()),
    ...failed,
  },
};

test.use({
  expectedErrors: [/^Failed to load resource|^The message was not sent: [\w .-]+\.$/],
});

for (const [name, { before, fault, stored, told, draft }] of Object.entries(table)) {
  test(`${name}: ${stored} stored, told ${told}, draft ${draft}`, async ({ page, context }) => {
    const message = `Guten Tag! ${crypto.randomUUID()}`;
    const copies = () => storedMessages().filter((entry) => entry.message === message).length;
    const log: string[] = [];
    page.on('console', (line) => log.push(line.text()));
    await before?.(page);
    const form = await openContact(page);
    await fillForm(form, { ...erika, message });

    const press = () => submit(form);
    await (fault ? fault(page, press) : press());

    if (told !== 'nothing') await expect(notificationOf(page, told)).toBeVisible();
    const all = page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status');
    await expect(all).toHaveCount(told === 'nothing' ? 0 : 1);
    await expect.poll(copies).toBe(stored);
    await openForm(page);
    await expect(fieldsOf(form).message).toHaveValue(draft === 'kept' ? message : '');
    await expect(fieldsOf(form).email).toHaveValue(draft === 'kept' ? erika.email : '');
    const reports = log.filter((line) => line.startsWith('The message was not sent: '));
    expect(reports).toHaveLength(told === 'failed' ? 1 : 0);
    for (const text of [message, erika.name, erika.email]) {
      expect(log.join('\n')).not.toContain(text);
    }
    if (draft === 'cleared') return;

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await submit(form);
    await expect(notificationOf(page, 'sent')).toBeVisible();
    expect(copies()).toBe(1);
    await openForm(page);
    await expect(fieldsOf(form).message).toHaveValue('');
  });
}
