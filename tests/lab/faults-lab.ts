import { createHash } from 'node:crypto';
import { setTimeout as pace } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page, Route } from '@playwright/test';
import { notifications } from '#content/texts/form.ts';
import { sendTimeout } from '#src/config/specification.ts';
import { erika, fieldsOf, fillForm, submit, submitTwice } from '#tests/support/contact.ts';
import { startDeployment } from '#tests/support/deployment.ts';
import { buildSite } from '#tests/support/site-server.ts';
import { withBrowser } from './phone.ts';

/** Visitors at the same time: while one waits, others keep both cores busy. */
const visitors = 8;

/** Presses after which a message counts as given up. */
const maxPresses = 40;

/** ms that a notification stays, and fades. */
const notificationTime = 6000;

/** ms until a delayed message goes on, when its sender has given up or sent it again. */
const delay = 700;

const commits = '**/documents:commit*';

type Fault = (route: Route) => unknown;

const cut: Fault = (route) => route.abort('connectionreset');
const empty: Fault = (route) => route.fulfill({ contentType: 'application/json', body: '' });
const silence: Fault = () => {};
const noFault: Fault = (route) => route.continue();
const status = (status: number) => (route: Route) => route.fulfill({ status, json: {} });
const afterWrite = (fault: Fault) => async (route: Route) => {
  await route.fetch();
  await fault(route);
};

/** What the connection does to an answer. */
const faults: Record<string, Fault> = {
  'cut before the write': cut,
  'cut after the write': afterWrite(cut),
  'status 403': status(403),
  'status 503': status(503),
  'status 500 after the write': afterWrite(status(500)),
  HTML: (route) => route.fulfill({ body: '<html>Hotel-WLAN</html>' }),
  'half JSON': async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.slice(0, body.length / 2) });
  },
  'empty body': empty,
  'empty body after the write': afterWrite(empty),
  silence,
  'silence after the write': afterWrite(silence),
  'silence, then the write': async (route) => {
    await pace(delay);
    await noFault(route);
  },
};
const names = Object.keys(faults);
const silences = names.filter((name) => name.startsWith('silence'));

interface Visitor {
  page: Page;
  /** Counts what the visitor does and sees. */
  count: (event: string) => void;
  /** Decides what the visitor does, and what happens to the answers. */
  random: () => number;
}

/**
 * Sends many messages through a connection that breaks two thirds of the answers, and prints what
 * became of them; false where one is lost, stored twice or misreported. `SENDS` is the number of
 * presses of "Kontaktieren", `SEED` decides what goes wrong.
 */
export async function run(): Promise<boolean> {
  const seed = Number(process.env.SEED ?? 9);
  const sends = Number(process.env.SENDS ?? 1000);
  const outDir = '.cache/faults-site';
  await buildSite({ outDir });
  const site = await startDeployment(outDir);
  const counts: Record<string, number> = { presses: 0, answers: 0, 'answer: none': 0 };
  const count = (event: string) => {
    counts[event] = (counts[event] ?? 0) + 1;
  };
  const messages: string[] = [];
  const sent: string[] = [];

  /** One message after the other, each from a browser that has not visited the site. */
  async function sendMessages(browser: Browser) {
    while (Number(counts.presses) < sends) {
      const message = `Nachricht ${messages.length + 1}`;
      messages.push(message);
      const options = { reducedMotion: 'reduce' } as const;
      const page = await browser.newPage({ baseURL: site.url, ...options });
      const visitor = { page, count, random: randomOf(`${seed} ${message}`) };
      if (await sendUntilTold(visitor, message)) sent.push(message);
      await page.close();
    }
  }
  await withBrowser((browser) =>
    Promise.all(Array.from({ length: visitors }, () => sendMessages(browser))),
  );

  const stored = site.messages().map(({ message }) => message);
  const isStored = (message: string) => stored.includes(message);
  const wrong = {
    duplicates: stored.length - new Set(stored).size,
    'messages lost': messages.filter((message) => !isStored(message)).length,
    'told "sent", not stored': sent.filter((message) => !isStored(message)).length,
    'drafts lost': counts['drafts lost'] ?? 0,
    'drafts left after "sent"': counts['drafts left after "sent"'] ?? 0,
    'given up': messages.length - sent.length,
  };
  const all = { messages: messages.length, ...counts, stored: stored.length, ...wrong };
  console.log(`SEED=${seed}`);
  console.table(all);
  const isBroken = Number(counts['answer: none']) < (2 / 3) * Number(counts.answers);
  return isBroken && Object.values(wrong).every((times) => times === 0);
}

/** Waits longer than the tests do: eight visitors keep the machine busy. */
async function openForm(page: Page) {
  // The home screen is hydrated.
  await page.locator('[data-page][inert]').nth(2).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Schreiben' }).click();
  await fieldsOf(page.getByRole('dialog')).name.waitFor();
}

/** Sends a message until the site says that it is sent; false when it never does. */
async function sendUntilTold({ page, count, random }: Visitor, message: string): Promise<boolean> {
  const form = page.getByRole('dialog');
  const fields = fieldsOf(form);
  const letter = { ...erika, message };
  let isReloading = false;
  await page.clock.install();
  await page.route(commits, async (route) => {
    const possible = isReloading ? silences : random() < 2 / 3 ? names : [];
    const name = possible[Math.floor(random() * possible.length)] ?? 'none';
    count('answers');
    count(`answer: ${name}`);
    // A page that is just reloaded has no clock.
    if (name.startsWith('silence')) page.clock.fastForward(sendTimeout).catch(() => {});
    try {
      await (faults[name] ?? noFault)(route);
    } catch {
      // The page is closed or has been reloaded, and takes no answer.
    }
  });
  await page.goto('/desktop/3');
  await openForm(page);
  await fillForm(form, letter);
  for (let press = 0; press < maxPresses; press += 1) {
    count('presses');
    const chance = random();
    isReloading = chance < 0.08;
    const isSent = isReloading ? await reloadEarly() : await waitForAnswer(chance < 0.16);
    await openForm(page);
    const draft = {
      name: await fields.name.inputValue(),
      email: await fields.email.inputValue(),
      message: await fields.message.inputValue(),
    };
    if (isSent) {
      if (Object.values(draft).some(Boolean)) count('drafts left after "sent"');
      return true;
    }
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
    const region = page.getByRole('region', { name: 'Benachrichtigungen' });
    const notification = region.getByRole('status');
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
