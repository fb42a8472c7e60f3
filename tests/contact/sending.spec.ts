import { emptyMessage, messageFields } from '#src/lib/message.ts';
import { hexAsRgb } from '#tests/support/colors.ts';
import {
  type Answer,
  answerCommits,
  erika,
  expectErika,
  expectFields,
  fieldsOf,
  fillForm,
  formOf,
  holdCommits,
  notificationOf,
  openForm,
  openFormOnContactSlide,
  sendErika,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { palette, projectWithPictures } from '#tests/support/content.ts';
import { expectHydrated, openPage } from '#tests/support/page.ts';
import { boxOf } from '#tests/support/points.ts';
import { storedMessages } from '#tests/support/processes.ts';
import { expect, test } from '#tests/support/test.ts';
import { afterWrite } from './after-write.ts';

test.describe('a message', () => {
  test('from a project is trimmed and cleaned, is stored once after a double submit, and leaves an empty form', async ({
    page,
  }) => {
    const sent = await answerCommits(page, (route) => route.continue());
    await openPage(page, projectWithPictures.path);
    const write = page.getByRole('main').getByRole('link', { name: 'Schreib mir direkt.' });
    await write.click();
    const form = formOf(page);
    const name = '<img src=x onerror=alert(1)> شكرا \u202e\u2066';
    const odd = `</textarea><script>alert(1)</script> {"$": 1} \0\x01\x1b[31m\x7f\u2028\ufeff שלום ${crypto.randomUUID()}`;
    const message = `${odd.padEnd(messageFields.message.limit - 2, 'x')}😀`;
    await fillForm(form, {
      name: `  ${name} `,
      email: ` \u202a${erika.email.replace('@', '@\u200b')}\u202c\t`,
      message: `\n ${message} \n`,
    });
    await form.locator('form').evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    // Fails if the page covers the notification.
    const notification = notificationOf(page, 'sent');
    await notification.hover();
    const all = page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status');
    await expect(all).toHaveCount(1);
    await expect(form).toHaveCount(0);
    const { x, y, width } = await boxOf(notification);
    await page.mouse.move(x + 60, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 60 + 0.6 * width, y + 20, { steps: 8 });
    await expect.poll(async () => (await boxOf(notification)).x).toBeGreaterThan(x + width / 2);
    await page.mouse.up();
    await expect(all).toHaveCount(0);

    const fields = Object.entries({ email: erika.email, message, name });
    expect(sent.map((commit) => commit.fields)).toEqual([
      Object.fromEntries(fields.map(([field, stringValue]) => [field, { stringValue }])),
    ]);
    expect(sent[0]?.document).toMatch(/\/documents\/messages\/[A-Za-z0-9]{20}$/);
    expect(storedMessages().filter((entry) => entry.message === message)).toEqual([
      expect.objectContaining({ name, email: erika.email }),
    ]);
    await write.click();
    await expectFields(form, emptyMessage);
  });

  test('stays in the form until it is stored, and text that was added during the send is kept', {
    tag: '@slow',
  }, async ({ page }) => {
    const answer = await holdCommits(page);
    const form = await sendErika(page);
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveCount(0);
    await expectErika(await openForm(page));
    await answer(stored);
    await expect(notificationOf(page, 'sent')).toBeVisible();
    await expectFields(form, emptyMessage);
    await page.reload();
    await expectFields(form, emptyMessage);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await fillForm(form, erika);
    await submit(form);
    const { message } = fieldsOf(await openForm(page));
    await message.fill('Noch etwas:');
    await answer(stored);
    await expect(notificationOf(page, 'sent')).toBeVisible();
    await expect(message).toHaveValue('Noch etwas:');
  });
});

test('a message is stored once when it is sent again during the first send', {
  tag: '@slow',
}, async ({ page }) => {
  const answer = await holdCommits(page);
  const text = { ...erika, message: `Guten Tag! ${crypto.randomUUID()}` };
  const form = await openFormOnContactSlide(page);
  await fillForm(form, text);
  await submit(form);
  await expect(form).toHaveCount(0);
  await expectFields(await openForm(page), text);
  await submit(form);
  await answer((route) => route.continue(), 2);
  const notifications = notificationOf(page, 'sent');
  await expect(notifications).toHaveCount(2);
  // Notifications may cover "Schreiben", and stay while they are hovered.
  for (const left of [1, 0]) {
    await notifications.first().click();
    await expect(notifications).toHaveCount(left);
  }
  expect(storedMessages().filter(({ message }) => message === text.message)).toHaveLength(1);
  await expectFields(await openForm(page), emptyMessage);
});

// `broken-connections.slow.spec.ts` has the other failures.
test.describe('a message that fails', () => {
  test.use({ expectedErrors: [/^Failed to load resource|^The message was not sent: [\w .-]+\.$/] });

  const commits = '**/documents:commit*';
  const failures: [what: string, address: string | RegExp, fail: Answer][] = [
    ['the answer is cut off', commits, afterWrite((route) => route.abort('connectionreset'))],
    ['Firestore’s library does not load', /\/assets\/.*firestore-/, (route) => route.abort()],
  ];

  for (const [what, address, fail] of failures) {
    test(`survives a reload when ${what}, and is stored once when it is sent again`, {
      tag: what === 'the answer is cut off' ? [] : '@slow',
    }, async ({ page }) => {
      const text = { ...erika, message: `Guten Tag! ${crypto.randomUUID()}` };
      await page.route(address, fail);
      const form = await openFormOnContactSlide(page);
      await fillForm(form, text);
      await submit(form);
      await expect(notificationOf(page, 'failed')).toBeVisible();
      await page.reload();
      await expectHydrated(page);
      await expectFields(await openForm(page), text);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await submit(form);
      await expect(notificationOf(page, 'sent')).toBeVisible();
      expect(storedMessages().filter(({ message }) => message === text.message)).toHaveLength(1);
    });
  }

  test('is reported above the open form, which keeps the focus and stays open', {
    tag: '@slow',
  }, async ({ page }) => {
    const answer = await holdCommits(page);
    await sendErika(page);
    const form = await openForm(page);
    const { message } = fieldsOf(form);
    await message.focus();
    await answer((route) => route.fulfill({ status: 503, json: {} }));
    const notification = notificationOf(page, 'failed');
    await expect(notification).toBeVisible();
    const icon = notification.locator('span:has(> svg)').first();
    await expect(icon).toHaveCSS('background-color', hexAsRgb(palette.danger));
    await expect(message).toBeFocused();
    await notification.click();
    await expect(notification).toHaveCount(0);
    await expectErika(form);
    await expect(message).toBeFocused();
  });
});

test('a bot that fills in the hidden field sees a success, and nothing is sent', {
  tag: '@slow',
}, async ({ page }) => {
  const sent = await answerCommits(page, stored);
  const form = await openFormOnContactSlide(page);
  await fillForm(form, erika);
  const trap = form.locator('[name=subject]');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await trap.evaluate((field) => field.focus());
  await expect(trap).not.toBeFocused();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'Hallo';
  });
  await submit(form);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
