import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { formTexts, notifications } from '#content/texts/form.ts';
import { slideIndex } from '#src/content/slides.ts';
import { fieldNames, type Message, mapFields } from '#src/lib/message.ts';
import { openSlide } from './screens.ts';

export const erika: Message = {
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  message: 'Guten Tag!\nKönnen Sie mir eine App bauen?',
};

export function fieldsOf(form: Locator) {
  return mapFields((name) => {
    return form.getByRole('textbox', { name: formTexts.labels[name], exact: true });
  });
}

export async function fillForm(form: Locator, message: Message) {
  const fields = fieldsOf(form);
  for (const name of fieldNames) await fields[name].fill(message[name]);
}

export async function expectFields(form: Locator, message: Message) {
  const fields = fieldsOf(form);
  for (const name of fieldNames) await expect(fields[name]).toHaveValue(message[name]);
}

export const expectErika = (form: Locator) => expectFields(form, erika);

export async function submit(form: Locator) {
  await form.getByRole('button', { name: 'Kontaktieren', exact: true }).click();
}

export function formOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Schreibt mir direkt.' });
}

export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Schreiben' }).click();
  const form = formOf(page);
  // The fields load after the dialog.
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeVisible();
  return form;
}

export async function openFormOnContactSlide(page: Page): Promise<Locator> {
  await openSlide(page, slideIndex.contact);
  return openForm(page);
}

/** Returns the form, which may still be closing. */
export async function sendErika(page: Page): Promise<Locator> {
  const form = await openFormOnContactSlide(page);
  await fillForm(form, erika);
  await submit(form);
  return form;
}

interface Commit {
  /** Full name of the document. */
  document: string;
  fields: Record<string, { stringValue: string }>;
}

/** Fulfils, continues or aborts a request. If it does nothing, the form waits. */
export type Answer = (route: Route) => unknown;

/** Intercepts every commit. Returns a list that grows with each commit. */
export async function answerCommits(page: Page, answer: Answer) {
  const commits: Commit[] = [];
  await page.unroute('**/documents:commit*');
  await page.route('**/documents:commit*', (route) => {
    const { writes } = JSON.parse(route.request().postData() ?? '{}');
    for (const { update } of writes) {
      commits.push({ document: update.name, fields: update.fields });
    }
    return answer(route);
  });
  return commits;
}

/** Returns a function that waits for `count` commits and answers them all. */
export async function holdCommits(page: Page) {
  const waiting: Route[] = [];
  await answerCommits(page, (route) => void waiting.push(route));
  return async (answer: Answer, count = 1) => {
    await expect.poll(() => waiting.length).toBe(count);
    for (const route of waiting.splice(0)) await answer(route);
  };
}

export function stored(route: Route): Promise<void> {
  return route.fulfill({ json: { writeResults: [{}], commitTime: '2026-11-20T09:41:00Z' } });
}

export const refused: Answer = (route) => route.fulfill({ status: 403, json: {} });

export function notificationOf(page: Page, kind: keyof typeof notifications): Locator {
  const { title, text } = notifications[kind];
  return page
    .getByRole('region', { name: 'Benachrichtigungen' })
    .getByRole('status', { name: `${title} ${text}`, exact: true });
}

/** Sends a message on the contact slide. Returns its notification after the form has closed. */
export async function showNotification(page: Page): Promise<Locator> {
  await answerCommits(page, stored);
  await expect(await sendErika(page)).toHaveCount(0);
  const notification = notificationOf(page, 'sent');
  await expect(notification).toBeVisible();
  return notification;
}
