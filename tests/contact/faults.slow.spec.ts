import type { Route } from '@playwright/test';
import {
  erika,
  expectText,
  fieldsOf,
  fillForm,
  notificationOf,
  openContact,
  submit,
} from '#scripts/testbed/contact.ts';
import { openForm } from '#scripts/testbed/steps.ts';
import { storedMessages } from '#tests/support/stored-messages.ts';
import { expect, test } from '#tests/support/test.ts';

type Handler = (route: Route) => Promise<void>;

const commits = '**/documents:commit*';
const library = /\/assets\/.*firestore-/;

/** An answer by somebody on the way to the store, which the message does not reach. */
function instead(status: number, body = '{}'): Handler {
  return (route) => route.fulfill({ status, body, contentType: 'application/json' });
}

/** What breaks, the documents that are there after it, and how it breaks. */
const faults: [what: string, stored: 0 | 1, address: string | RegExp, handler: Handler][] = [
  ['no network', 0, commits, (route) => route.abort('internetdisconnected')],
  ['a cut before the write', 0, commits, (route) => route.abort('connectionreset')],
  [
    'a cut after the write',
    1,
    commits,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  ],
  [
    'half of the answer',
    1,
    commits,
    async (route) => {
      await route.fetch();
      await route.fulfill({ body: '{"writeResults":[{"upd', contentType: 'application/json' });
    },
  ],
  ['status 403', 0, commits, instead(403)],
  ['status 503', 0, commits, instead(503)],
  ['HTML with status 200', 0, commits, instead(200, '<html>Hotel-WLAN</html>')],
  ['a Firestore library that does not come', 0, library, (route) => route.abort()],
];

test.use({
  expectedErrors: [/^Failed to load resource|^The message was not sent: [\w .-]+\.$/],
});

for (const [what, stored, address, handler] of faults) {
  test(`${what} is told, keeps the draft, and sent again the message is there once`, async ({
    page,
  }) => {
    const text = { ...erika, message: `Guten Tag! ${crypto.randomUUID()}` };
    const copies = () => storedMessages().filter(({ message }) => message === text.message).length;
    const log: string[] = [];
    page.on('console', (line) => log.push(line.text()));
    await page.route(address, handler);
    const form = await openContact(page);
    await fillForm(form, text);
    await submit(form);

    await expect(notificationOf(page, 'failed')).toBeVisible();
    const all = page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status');
    await expect(all).toHaveCount(1);
    await expect.poll(copies).toBe(stored);
    expect(log.filter((line) => line.startsWith('The message was not sent: '))).toHaveLength(1);
    for (const part of Object.values(text)) expect(log.join('\n')).not.toContain(part);
    await expectText(await openForm(page), text);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await submit(form);
    await expect(notificationOf(page, 'sent')).toBeVisible();
    expect(copies()).toBe(1);
    await openForm(page);
    await expect(fieldsOf(form).message).toHaveValue('');
  });
}
