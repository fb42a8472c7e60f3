import { setTimeout as pace } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { readMessages } from '#scripts/store/message-folder.ts';
import {
  erika,
  expectText,
  fillForm,
  notificationOf,
  openContact,
  submit,
} from '#tests/support/contact.ts';
import { openForm } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/^Failed to load resource|^The message was not sent/],
});

type Fault = (route: Route) => unknown;

const cut: Fault = (route) => route.abort('connectionreset');
const silence: Fault = () => {};
const empty: Fault = (route) => route.fulfill({ contentType: 'application/json', body: '' });
const status = (code: number) => (route: Route) => route.fulfill({ status: code, json: {} });
const afterWrite = (fault: Fault) => async (route: Route) => {
  await route.fetch();
  await fault(route);
};

const faults: Record<string, Fault> = {
  'is cut before the write': cut,
  'is cut after the write': afterWrite(cut),
  'is a 403': status(403),
  'is a 503': status(503),
  'is a 500 after the write': afterWrite(status(500)),
  'is the page of a hotel': (route) => route.fulfill({ body: '<html>Hotel-WLAN</html>' }),
  'is half of its JSON': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'is empty': empty,
  'is empty after the write': afterWrite(empty),
  'never comes': silence,
  'never comes after the write': afterWrite(silence),
  'never comes, while the write comes late': async (route) => {
    await pace(700);
    await route.fetch();
  },
};

for (const [what, fault] of Object.entries(faults)) {
  test(`stores a message once when the first answer to it ${what}`, async ({ page }) => {
    const text = { ...erika, message: `Guten Tag! ${crypto.randomUUID()}` };
    await page.clock.install();
    let answers = 0;
    await page.route('**/documents:commit*', async (route) => {
      answers += 1;
      if (answers > 1) return route.continue();
      if (what.startsWith('never')) await page.clock.fastForward(15_000);
      await fault(route);
    });
    const form = await openContact(page);
    await fillForm(form, text);
    await submit(form);
    const [sent, failed] = [notificationOf(page, 'sent'), notificationOf(page, 'failed')];
    await expect(sent.or(failed)).toBeVisible();
    if (await failed.isVisible()) {
      await expectText(await openForm(page), text);
      await submit(form);
    }
    await expect(sent).toBeVisible();
    const stored = readMessages(process.env.MESSAGES_FOLDER ?? '').messages;
    expect(stored.filter(({ message }) => message === text.message)).toHaveLength(1);
  });
}
