import type { Page } from '@playwright/test';
import {
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  openForm,
  submit,
} from '#tests/support/contact.ts';
import { projectWithPictures } from '#tests/support/content.ts';
import { lightboxAt, screenshotButton } from '#tests/support/lightbox.ts';
import { openPage } from '#tests/support/page.ts';
import { expectSlide, openDetail, openSlide, topBarEntry, unlock } from '#tests/support/screens.ts';
import { expect, test } from '#tests/support/test.ts';
import { storedInBrowser } from './browser-storage.ts';

/**
 * According to the privacy notice, the device stores only the draft and the message being sent.
 * Both are deleted when the message has arrived or the tab is closed. `tests/owner-pages` checks
 * what each page stores when the page opens.
 */

test.use({
  expectedErrors: [/status of 40[34]|^The message was not sent/],
});

const draft = ['sessionStorage: contact-draft'];

async function expectStored(page: Page, by: string, expected: string[] = []) {
  await page.waitForLoadState('networkidle');
  expect(await storedInBrowser(page), `stored by ${by}`).toEqual(expected);
}

test('the site stores nothing until a visitor writes in the form', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/');
  await unlock(page);
  await topBarEntry(page, 2).click();
  await expectSlide(page, 2);
  await expectStored(page, 'lock and slider');

  await openDetail(page, projectWithPictures);
  await screenshotButton(page, 1).click();
  await page.keyboard.press('ArrowRight');
  await expect(lightboxAt(page, 2)).toBeVisible();
  await expectStored(page, 'the lightbox');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('?');
  await page.getByRole('dialog').getByRole('checkbox').click();
  await expectStored(page, 'the switch of the shortcuts');

  await openSlide(page, 3);
  await page.getByRole('button', { name: /kopieren/ }).click();
  await openForm(page);
  await expectStored(page, 'a form in which nothing is written');
});

test('the site stores only the draft, until its message is sent or deleted', async ({ page }) => {
  await openSlide(page, 3);
  const form = await openForm(page);
  await fieldsOf(form).message.fill('Guten Tag!');
  await expectStored(page, 'a text', draft);
  await fieldsOf(form).message.fill('');
  await expectStored(page, 'a text that was deleted');
  await fillForm(form, erika);
  await page.route('**/documents:commit*', (route) => route.fulfill({ status: 403, json: {} }));
  await submit(form);
  await expect(notificationOf(page, 'failed')).toBeVisible();
  await expectStored(page, 'a message that failed', draft);
  await page.unroute('**/documents:commit*');
  await submit(await openForm(page));
  await expect(notificationOf(page, 'sent')).toBeVisible();
  await expectStored(page, 'a message that was sent');
});
