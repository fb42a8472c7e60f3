import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import {
  type Answer,
  erika,
  expectFields,
  fillForm,
  notificationOf,
  openForm,
  openFormOnContactSlide,
  submit,
} from '#tests/support/contact.ts';
import { storedMessages } from '#tests/support/processes.ts';
import { expect, test } from '#tests/support/test.ts';
import { afterWrite } from './after-write.ts';

test.use({
  expectedErrors: [/^Failed to load resource|^The message was not sent/],
});

const faults: Record<string, Answer> = {
  'is cut off before the write': (route) => route.abort('connectionreset'),
  'is a 403': (route) => route.fulfill({ status: 403, json: {} }),
  'is a 500 after the write': afterWrite((route) => route.fulfill({ status: 500, json: {} })),
  'is the log-in page of a hotel': (route) => route.fulfill({ body: '<html>Hotel-WLAN</html>' }),
  'is half of its JSON': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'is empty after the write': afterWrite((route) => {
    return route.fulfill({ contentType: 'application/json', body: '' });
  }),
  'never arrives after the write': afterWrite(() => {}),
  'never arrives and the write is late': async (route) => {
    await pause(700);
    await route.fetch();
  },
};

for (const [what, fault] of Object.entries(faults)) {
  test(`a message is stored once when the first answer ${what}`, async ({ page }) => {
    const text = { ...erika, message: `Guten Tag! ${crypto.randomUUID()}` };
    await page.clock.install();
    let firstAnswer: Promise<void> | undefined;
    async function answerFirst(route: Route) {
      // The form's time-out.
      if (what.startsWith('never')) await page.clock.fastForward(15_000);
      await fault(route);
    }
    await page.route('**/documents:commit*', async (route) => {
      if (firstAnswer) return route.continue();
      firstAnswer = answerFirst(route);
      await firstAnswer;
    });
    const form = await openFormOnContactSlide(page);
    await fillForm(form, text);
    await submit(form);
    const [sent, failed] = [notificationOf(page, 'sent'), notificationOf(page, 'failed')];
    await expect(sent.or(failed)).toBeVisible();
    if (await failed.isVisible()) {
      await expectFields(await openForm(page), text);
      await submit(form);
    }
    await expect(sent).toBeVisible();
    // The write may be late.
    await firstAnswer;
    expect(storedMessages().filter(({ message }) => message === text.message)).toHaveLength(1);
  });
}
