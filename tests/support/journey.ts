import type { Page } from '@playwright/test';
import { owner } from '#content/owner.ts';
import { sliderPages } from '#content/slider.ts';
import { contactForm } from '#content/texts/form.ts';
import { messageFields } from '#src/contact/fields.ts';
import {
  answerCommits,
  erika,
  fieldsOf,
  fillForm,
  notificationOf,
  stored,
  submit,
} from './contact.ts';
import { gallery } from './content.ts';
import { lightboxAt, screenshot } from './lightbox.ts';
import { lockHint, openForm, type PageNumber, sliderPage, topBarEntry } from './steps.ts';
import { expect } from './test.ts';

const { errors, tooLong } = contactForm;

/**
 * The whole way of a visitor: unlocks, turns the pages, looks at a project, copies the address, writes and sends.
 * @param copies whether the browser lets the page copy; otherwise the page says how to do it by hand
 */
export async function makeJourney(page: Page, copies: boolean) {
  const commits = await answerCommits(page, stored);
  await page.goto('/');
  await expect(page.getByRole('link', { name: lockHint })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  // Where the history takes no more entries, by loading the page.
  await expect(page).toHaveURL('/desktop/0');
  await expectShown(page, 0);
  for (const number of [1, 2] as const) await turnTo(page, number);
  await lookAtProject(page);
  await expect(page).toHaveURL('/desktop/2');
  await expectShown(page, 2);
  await turnTo(page, 3);

  const row = sliderPages.contact.emailRow;
  await page.getByRole('button', { name: row.button }).click();
  if (copies) {
    await expect(page.getByRole('button', { name: row.copied })).toBeVisible();
    await expect(page.getByRole('button', { name: row.button })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(owner.email);
  } else await expect(page.getByText(row.copyFailed)).toBeVisible();

  await write(page);
  await expect(notificationOf(page, 'sent')).toBeVisible();
  expect(commits).toHaveLength(1);
  expect(commits[0]?.fields).toEqual({
    name: { stringValue: erika.name },
    email: { stringValue: erika.email },
    message: { stringValue: erika.message },
  });
}

/** A page of the slider shows, whether or not the address can follow. */
async function expectShown(page: Page, number: PageNumber) {
  await expect(sliderPage(page, number)).toBeInViewport({ ratio: 0.99 });
  await expect(topBarEntry(page, number)).toHaveAttribute('aria-current', 'page');
}

async function turnTo(page: Page, number: PageNumber) {
  await topBarEntry(page, number).click();
  await expectShown(page, number);
}

async function lookAtProject(page: Page) {
  await sliderPage(page, 2).getByRole('link', { name: gallery.tile.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: gallery.title })).toBeVisible();
  await screenshot(page, 1).click();
  await expect(lightboxAt(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Nächstes Bild' }).click();
  const second = lightboxAt(page, 2);
  await expect(second).toBeVisible();
  const text = await second.getByRole('img').getAttribute('alt');
  await expect(second.locator('[aria-live]')).toContainText(String(text));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Schließen', exact: true }).click();
}

/** Is told what is missing, then what is wrong, leaves the form, comes back to what it held, and sends. */
async function write(page: Page) {
  const form = await openForm(page);
  await fillForm(form, { ...erika, email: '' });
  await submit(form);
  await expect(form.getByText(errors.email)).toBeVisible();
  await fieldsOf(form).email.fill(`erika@${'x'.repeat(messageFields.email.limit)}`);
  await submit(form);
  await expect(form.getByText(tooLong(messageFields.email.limit))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  const again = await openForm(page);
  await expect(fieldsOf(again).message).toHaveValue(erika.message);
  await fieldsOf(again).email.fill(erika.email);
  await submit(again);
}
