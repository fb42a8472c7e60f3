import type { Page, Route } from '@playwright/test';
import { readMessages } from '#scripts/store/message-folder.ts';
import { emptyMessage, messageFields } from '#src/contact/fields.ts';
import { pageIndex } from '#src/content/pages.ts';
import {
  answerCommits,
  erika,
  expectErika,
  expectText,
  fieldsOf,
  fillForm,
  holdCommits,
  notificationOf,
  openContact,
  sendErika,
  stored,
  submit,
  submitTwice,
} from '#tests/support/contact.ts';
import { expectHydrated } from '#tests/support/routes.ts';
import { expectPage, openForm, openPage } from '#tests/support/steps.ts';
import { expect, test } from '#tests/support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In the store of `npm start`, where other tests store theirs as well. */
const storedMessages = () => readMessages(process.env.MESSAGES_FOLDER ?? '').messages;

test('a double click sends one message, trimmed and to the unit, with exactly its three fields, to the store of npm start', async ({
  page,
}) => {
  const sent = await answerCommits(page, (route) => route.continue());
  const form = await openContact(page);
  const name = '<img src=x onerror=alert(1)> شكرا \u202e\u2066';
  const odd = `</textarea><script>alert(1)</script> {"$": 1} \0\x01\x1b[31m\x7f\u2028\ufeff שלום ${crypto.randomUUID()}`;
  const message = `${odd.padEnd(messageFields.message.limit - 2, 'x')}😀`;
  await fillForm(form, {
    name: `  ${name} `,
    email: ` ${erika.email}\t`,
    message: `\n ${message} \n`,
  });
  await submitTwice(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expectPage(page, pageIndex.contact);

  expect(sent.map(({ fields }) => fields)).toEqual([
    {
      email: { stringValue: erika.email },
      message: { stringValue: message },
      name: { stringValue: name },
    },
  ]);
  expect(sent[0]?.document).toMatch(/\/documents\/messages\/[A-Za-z0-9]{20}$/);
  expect(storedMessages().filter((entry) => entry.message === message)).toEqual([
    expect.objectContaining({ name, email: erika.email }),
  ]);
});

test('the form closes before an answer has come, is empty after it, and keeps what was written meanwhile', async ({
  page,
}) => {
  const answer = await holdCommits(page);
  const form = await sendErika(page);
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
  await expectErika(await openForm(page));
  await answer(stored);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectText(form, emptyMessage);
  await page.reload();
  await expectText(form, emptyMessage);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await fillForm(form, erika);
  await submit(form);
  const { message } = fieldsOf(await openForm(page));
  await message.fill('Noch etwas:');
  await answer(stored);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expect(message).toHaveValue('Noch etwas:');
});

test('Enter sends from a field of one line, in the message it starts a new line; /kontakt leads to the contact page', async ({
  page,
}) => {
  const sent = await answerCommits(page, stored);
  await page.goto('/kontakt');
  const form = page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
  await fillForm(form, erika);
  await fieldsOf(form).message.press('End');
  await fieldsOf(form).message.press('Enter');
  await fieldsOf(form).message.pressSequentially('Danke!');
  await fieldsOf(form).email.press('Enter');
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectPage(page, pageIndex.contact);
  expect(sent[0]?.fields.message?.stringValue.split('\n')).toContain('Danke!');
});

// `broken-connections.slow.spec.ts` has every way in which an answer can break.
test.describe('a failure', () => {
  test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: [\w .-]+\.$/] });

  const unavailable = (route: Route) => route.fulfill({ status: 503, json: {} });
  const failures: [what: string, address: string | RegExp, fail: (route: Route) => unknown][] = [
    [
      'a cut after the write',
      '**/documents:commit*',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
    ],
    // As of a server in between.
    ['an answer without a result', '**/documents:commit*', (route) => route.fulfill({ json: {} })],
    ['a Firestore library that does not come', /\/assets\/.*firestore-/, (route) => route.abort()],
  ];

  for (const [what, address, fail] of failures) {
    test(`by ${what} is told, keeps the draft over a reload, and sent again the message is there once`, async ({
      page,
    }) => {
      const text = { ...erika, message: `Guten Tag! ${crypto.randomUUID()}` };
      const log: string[] = [];
      page.on('console', (line) => log.push(line.text()));
      await page.route(address, fail);
      const form = await openContact(page);
      await fillForm(form, text);
      await submit(form);
      await expect(notificationOf(page, 'failed')).toBeVisible();
      expect(log.filter((line) => line.startsWith('The message was not sent: '))).toHaveLength(1);
      for (const part of Object.values(text)) expect(log.join('\n')).not.toContain(part);

      await page.reload();
      await expectText(await openForm(page), text);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await submit(form);
      await expect(notificationOf(page, 'sent')).toBeVisible();
      expect(storedMessages().filter(({ message }) => message === text.message)).toHaveLength(1);
    });
  }

  test('is told while the form is open again, and hearing it disturbs nothing', async ({
    page,
  }) => {
    const answer = await holdCommits(page);
    await sendErika(page);
    const form = await openForm(page);
    const { message } = fieldsOf(form);
    await message.focus();
    await answer(unavailable);
    const notification = notificationOf(page, 'failed');
    await expect(notification).toBeVisible();
    await expect(message).toBeFocused();
    await notification.click();
    await expect(notification).toHaveCount(0);
    await expectErika(form);
    await expect(message).toBeFocused();
  });
});

/** Opens, fills and sends the form: a script in the page, as quick as one is. */
function fillByScript(page: Page, fields: string) {
  return page.evaluate(async (selector) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Schreiben')?.click();
    const findForm = () => document.querySelector('form');
    while (!findForm()) await new Promise(requestAnimationFrame);
    for (const field of document.querySelectorAll<HTMLInputElement>(selector)) {
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      set?.call(field, 'bot@example.com');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    findForm()?.requestSubmit();
  }, fields);
}

test('a script that fills the trap as well is answered like a success and sends nothing, a person whose tool fills the form is heard', async ({
  page,
}) => {
  const sent = await answerCommits(page, stored);
  await openPage(page, pageIndex.contact);
  await fillByScript(page, 'form :is(input, textarea)');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.reload();
  await expectHydrated(page);
  await fillByScript(page, 'form :is(input:not([name=subject]), textarea)');
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(sent).toHaveLength(1);

  // Nobody sees, reaches or hears the trap, nor without the style sheet.
  const form = await openForm(page);
  const trap = form.locator('[name=subject]');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await trap.evaluate((field) => field.focus());
  await expect(trap).not.toBeFocused();
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove();
  });
  await expect(trap).toBeHidden();
});
