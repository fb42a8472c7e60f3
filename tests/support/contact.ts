import type { Locator, Page, Route } from '@playwright/test';
import { notifications } from '#src/content/pages.ts';
import { openForm, openPage } from './steps.ts';

/** A visitor's message. */
export interface Visitor {
  name: string;
  email: string;
  message: string;
}

export const erika: Visitor = {
  name: 'Erika Beispiel',
  email: 'erika@beispiel.de',
  message: 'Guten Tag!\nKönnen Sie mir eine App bauen?',
};

/** Fields of the form, by their labels. */
export function fieldsOf(form: Locator) {
  return {
    name: form.getByRole('textbox', { name: 'Name', exact: true }),
    email: form.getByRole('textbox', { name: 'Email', exact: true }),
    message: form.getByRole('textbox', { name: 'Nachricht', exact: true }),
  };
}

export async function fillForm(form: Locator, { name, email, message }: Visitor) {
  const fields = fieldsOf(form);
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.message.fill(message);
}

/** Presses "Kontaktieren". */
export async function submit(form: Locator) {
  await form.getByRole('button', { name: 'Kontaktieren', exact: true }).click();
}

/** Sends Erika's message from the contact page; returns the form, which closes. */
export async function sendErika(page: Page): Promise<Locator> {
  await openPage(page, 3);
  const form = await openForm(page);
  await fillForm(form, erika);
  await submit(form);
  return form;
}

/** What the form wants to have stored. */
export interface Commit {
  /** Full name of the document. */
  document: string;
  fields: Record<string, { stringValue: string }>;
  /** Everything that was sent. */
  writes: unknown[];
}

/** Answers every commit by `answer` instead of the store. Returns the commits, as they come. */
export async function answerCommits(
  page: Page,
  answer: (route: Route) => Promise<void> | void,
): Promise<Commit[]> {
  const commits: Commit[] = [];
  await page.unroute('**/documents:commit*');
  await page.route('**/documents:commit*', (route) => {
    const { writes } = JSON.parse(route.request().postData() ?? '{}');
    const { name, fields } = writes[0].update;
    commits.push({ document: name, fields, writes });
    return answer(route);
  });
  return commits;
}

/** The answer of a Firestore that has stored the message. */
export function stored(route: Route): Promise<void> {
  return route.fulfill({ json: { writeResults: [{}], commitTime: '2026-11-20T09:41:00Z' } });
}

/** A visible notification, by its title and text. */
export function notificationOf(page: Page, kind: keyof typeof notifications): Locator {
  const { title, text } = notifications[kind];
  return page
    .getByRole('region', { name: 'Benachrichtigungen' })
    .getByRole('status', { name: `${title} ${text}`, exact: true });
}
