import type { Page } from '@playwright/test';
import { chromiumSwitches, findOnPath } from '#scripts/browser.mjs';
import {
  answerCommits,
  erika,
  fieldsOf,
  openContact,
  stored,
  submit,
} from '#tests/support/contact.ts';
import { expect, test } from '#tests/support/test.ts';

/** A Chromium with a window: the headless shell has no autofill. */
const executablePath = findOnPath('chromium') ?? findOnPath('google-chrome') ?? '';

/** An address book's entry, in Chromium's names for its fields. */
const entry = [
  { name: 'NAME_FULL', value: erika.name },
  { name: 'EMAIL_ADDRESS', value: erika.email },
  { name: 'COMPANY_NAME', value: 'Beispiel GmbH' },
  { name: 'ADDRESS_HOME_STREET_ADDRESS', value: 'Beispielweg 1' },
  { name: 'PHONE_HOME_WHOLE_NUMBER', value: '+49 30 23125 001' },
];

/** Chooses the entry in the browser's own list below the field that has the focus. */
async function autofill(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Autofill.enable');
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'document.activeElement',
  });
  const { node } = await devtools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  await devtools.send('Autofill.trigger', {
    fieldId: node.backendNodeId,
    address: { fields: entry },
  });
}

test("Chromium's autofill fills the visitor's fields and not the one for scripts", async ({
  playwright,
  baseURL,
}) => {
  test.skip(executablePath === '', 'No Chromium with autofill found.');
  // A second browser starts slowly where others run.
  test.slow();
  const browser = await playwright.chromium.launch({ args: chromiumSwitches, executablePath });
  const page = await browser.newPage({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
  const commits = await answerCommits(page, stored);
  const form = await openContact(page);
  const { name, email, message } = fieldsOf(form);
  await name.focus();
  await autofill(page);
  await expect(name).toHaveValue(erika.name);
  await expect(email).toHaveValue(erika.email);
  await expect(page.locator('form [name=subject]')).toHaveValue('');
  await message.fill(erika.message);
  await submit(form);
  await expect.poll(() => commits.length).toBe(1);
  await browser.close();
});
