import { createHash } from 'node:crypto';
import { setTimeout as pace } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page, Route } from '@playwright/test';
import { notifications } from '#content/texts/form.ts';
import { erika, fieldsOf, fillForm, submit, submitTwice } from '#scripts/testbed/contact.ts';
import { startDeployment } from '#scripts/testbed/deployment.ts';
import { sendTimeout } from '#src/config/specification.ts';
import { mapFields } from '#src/contact/fields.ts';
import { builtSite } from './built-site.ts';
import { withBrowser } from './phone.ts';
import { align } from './table.ts';

/** Visitors at the same time: while one waits, others keep both cores busy. */
const visitors = 8;

/** Presses for one message after which something must be wrong. */
const patience = 40;

/** ms that a notification stays, and fades. */
const notificationTime = 6000;

/** ms until a message that was held back goes on, when its sender has long given up or sent it again. */
const lateness = 700;

const presses = 'presses of "Kontaktieren"';
const commits = '**/documents:commit*';

type Fault = (route: Route) => unknown;

/** Answers in the place of the store, which has the message or not. */
const answer =
  (status: number, bodyOf: (own: string) => string, isStored: boolean): Fault =>
  async (route) => {
    const own = isStored ? await (await route.fetch()).text() : '';
    await route.fulfill({ status, contentType: 'application/json', body: bodyOf(own) });
  };
const nothing = () => '{}';
const empty = () => '';

/** What the connection does to an answer. */
const faults: Record<string, Fault> = {
  'cut before the write': (route) => route.abort('connectionreset'),
  'cut after the write': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'status 403': answer(403, nothing, false),
  'status 503': answer(503, nothing, false),
  'status 500 after the write': answer(500, nothing, true),
  HTML: answer(200, () => '<html>Hotel-WLAN</html>', false),
  'half JSON': answer(200, (own) => own.slice(0, own.length / 2), true),
  'empty body': answer(200, empty, false),
  'empty body after the write': answer(200, empty, true),
  silence: () => {},
  'silence after the write': (route) => route.fetch(),
  'silence, then the write': async (route) => {
    await pace(lateness);
    await answer(200, (own) => own, true)(route);
  },
};
const names = Object.keys(faults);
const silences = names.filter((name) => name.startsWith('silence'));

/**
 * Sends many messages through a connection that breaks two thirds of the answers, and prints what became of them; false
 * where one is lost, stored twice or misreported. `SENDS` says how often "Kontaktieren" is pressed, and `SEED` what goes
 * wrong.
 */
export async function run(): Promise<boolean> {
  const start = performance.now();
  const seed = Number(process.env.SEED ?? 9);
  const sends = Number(process.env.SENDS ?? 1000);
  const site = await startDeployment(await builtSite('faults'));
  const counts: Record<string, number> = {};
  const answers: Record<string, number> = {};
  const count = (event: string, among = counts) => {
    among[event] = (among[event] ?? 0) + 1;
  };
  const messages: string[] = [];
  const sent: string[] = [];

  /** One message of one visitor after the other. */
  async function visitOften(browser: Browser) {
    while ((counts[presses] ?? 0) < sends) {
      const message = `Nachricht ${messages.length + 1}`;
      messages.push(message);
      const context = await browser.newContext({
        baseURL: site.url,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const visitor = { page, count, random: randomOf(`${seed} ${message}`) };
      const isTold = await sendUntilTold(visitor, message, (fault) => count(fault, answers));
      if (isTold) sent.push(message);
      else count('given up');
      await context.close();
    }
  }
  await withBrowser((browser) =>
    Promise.all(Array.from({ length: visitors }, () => visitOften(browser))),
  );

  const stored = site.messages().map(({ message }) => message);
  await site.stop();
  const wrong = {
    duplicates: stored.length - new Set(stored).size,
    'messages lost': messages.filter((message) => !stored.includes(message)).length,
    'told "sent", not stored': sent.filter((message) => !stored.includes(message)).length,
    'drafts lost': counts['drafts lost'] ?? 0,
    'drafts left after "sent"': counts['drafts left after "sent"'] ?? 0,
    'given up': counts['given up'] ?? 0,
  };
  const seconds = Math.round((performance.now() - start) / 1000);
  const all = { messages: messages.length, ...counts, stored: stored.length, ...wrong, seconds };
  const tables = [all, answers].map((table) =>
    align(Object.entries(table).map(([name, times]) => [name, `${times}`])),
  );
  console.log(`SEED=${seed}\n${tables.join('\n\nAnswers\n')}`);
  const requests = Object.values(answers).reduce((sum, times) => sum + times, 0);
  const isFaulty = (answers.none ?? 0) < (2 / 3) * requests;
  return isFaulty && Object.values(wrong).every((times) => times === 0);
}

interface Visitor {
  page: Page;
  /** Counts what the visitor does and sees. */
  count: (event: string) => void;
  /** Says what the visitor does, and what happens to the answers. */
  random: () => number;
}

/** Waits longer than the tests do: eight visitors keep the machine busy. */
async function openForm(page: Page) {
  // The home screen is hydrated.
  await page.locator('[data-page][inert]').nth(2).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Schreiben' }).click();
  await fieldsOf(page.getByRole('dialog')).name.waitFor();
}

/**
 * Writes a message into the form and sends it until the site says that it is sent; false when it never does.
 * @param told of each answer, with what is done to it
 */
async function sendUntilTold(
  { page, count, random }: Visitor,
  message: string,
  told: (fault: string) => void,
): Promise<boolean> {
  const form = page.getByRole('dialog');
  const fields = fieldsOf(form);
  const letter = { ...erika, message };
  let isReloading = false;
  await page.clock.install();
  await page.route(commits, async (route) => {
    const possible = isReloading ? silences : random() < 2 / 3 ? names : ['none'];
    const name = possible[Math.floor(random() * possible.length)] ?? 'none';
    told(name);
    // A page that is just reloaded has no clock.
    if (name.startsWith('silence')) page.clock.fastForward(sendTimeout).catch(() => {});
    try {
      await (faults[name] ?? answer(200, (own) => own, true))(route);
    } catch {
      // The page is gone, or has been reloaded, and takes no answer.
    }
  });
  await page.goto('/desktop/3');
  await openForm(page);
  await fillForm(form, letter);
  for (let press = 0; press < patience; press += 1) {
    count(presses);
    const chance = random();
    isReloading = chance < 0.08;
    const isSent = isReloading ? await reloadEarly() : await waitForAnswer(chance < 0.16);
    await openForm(page);
    const draft = {
      name: await fields.name.inputValue(),
      email: await fields.email.inputValue(),
      message: await fields.message.inputValue(),
    };
    if (
      isSent &&
      !isDeepStrictEqual(
        draft,
        mapFields(() => ''),
      )
    )
      count('drafts left after "sent"');
    if (isSent) return true;
    if (isDeepStrictEqual(draft, letter)) continue;
    count('drafts lost');
    await fillForm(form, letter);
  }
  return false;

  async function reloadEarly() {
    count('reloads before an answer');
    const arrived = page.waitForRequest(commits);
    await submit(form);
    await arrived;
    await page.reload();
    return false;
  }

  /** Returns whether "sent" is told. */
  async function waitForAnswer(isDouble: boolean) {
    if (isDouble) count('double presses');
    await (isDouble ? submitTwice(form) : submit(form));
    const notification = page
      .getByRole('region', { name: 'Benachrichtigungen' })
      .getByRole('status');
    const text = await notification.first().textContent();
    const isSent = text?.includes(notifications.sent.title) ?? false;
    count(isSent ? 'told "sent"' : 'told "failed"');
    await page.clock.fastForward(notificationTime);
    await notification.waitFor({ state: 'detached' });
    return isSent;
  }
}

/** Numbers from 0 to 1 that are the same for the same text. */
function randomOf(text: string) {
  let count = 0;
  return () => {
    count += 1;
    const digest = createHash('sha256').update(`${text} ${count}`).digest();
    return digest.readUInt32BE() / 2 ** 32;
  };
}
