import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { notifications } from '#content/texts/form.ts';
import { readMessages } from '#scripts/store/message-folder.ts';
import { sendTimeout } from '#src/config/specification.ts';
import { erika, fieldsOf, fillForm, submit } from '#tests/support/contact.ts';
import { submitTwice } from '#tests/support/double-press.ts';
import { startStandIn } from '#tests/support/stored-messages.ts';
import { faultyStore, randomOf } from './faulty-store.ts';
import { withBrowser } from './phone.ts';
import { builtSite, serve } from './served-site.ts';
import { align } from './table.ts';

/** Visitors at the same time: while one waits, others keep both cores busy. */
const visitors = 8;

/** Playwright remembers every move of a page's clock, and tells a new document all of them. */
const messagesPerVisit = 10;

/** Presses for one message after which something must be wrong. */
const patience = 40;

/** ms that a notification stays, and fades. */
const notificationTime = 6000;

const empty = { name: '', email: '', message: '' };

/**
 * Sends many messages through a connection that breaks most answers, and prints what became of them; false where one is
 * lost, stored twice or misreported. `SENDS` says how often "Kontaktieren" is pressed, and `SEED` what goes wrong.
 */
export async function run(): Promise<boolean> {
  const start = performance.now();
  const seed = Number(process.env.SEED ?? 9);
  const sends = Number(process.env.SENDS ?? 1000);
  const standIn = await startStandIn();
  const store = faultyStore(`http://${standIn.host}:${standIn.port}`, seed);
  const site = await serve(await builtSite('faults'), {
    store(request, response, next) {
      if (!request.url?.includes('/documents:commit')) return next();
      return store.take(request, response).catch(() => response.destroy());
    },
  });
  const counts: Record<string, number> = {};
  const count = (event: string) => {
    counts[event] = (counts[event] ?? 0) + 1;
  };
  const messages: string[] = [];
  const sent: string[] = [];

  const isEnough = () => (counts['presses of "Kontaktieren"'] ?? 0) >= sends;
  async function visit(browser: Browser) {
    const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto('/desktop/3');
    const visitor = visitorOf({ page, store, count, seed });
    await visitor.open();
    for (let times = 0; times < messagesPerVisit && !isEnough(); times += 1) {
      const message = `Nachricht ${messages.length + 1}`;
      messages.push(message);
      if (await visitor.sendUntilTold(message)) sent.push(message);
      else count('given up');
    }
    await context.close();
  }
  async function visitOften(browser: Browser) {
    while (!isEnough()) await visit(browser);
  }
  await withBrowser((browser) =>
    Promise.all(Array.from({ length: visitors }, () => visitOften(browser))),
  );

  const stored = readMessages(standIn.folder).messages.map(({ message }) => message);
  await Promise.all([site.stop(), standIn.stop()]);
  const wrong = {
    duplicates: stored.length - new Set(stored).size,
    'messages lost': messages.filter((message) => !stored.includes(message)).length,
    'told "sent", not stored': sent.filter((message) => !stored.includes(message)).length,
    'drafts lost': counts['drafts lost'] ?? 0,
    'drafts left after "sent"': counts['drafts left after "sent"'] ?? 0,
    'given up': counts['given up'] ?? 0,
  };
  const seconds = Math.round((performance.now() - start) / 1000);
  const figures = {
    messages: messages.length,
    ...counts,
    stored: stored.length,
    ...wrong,
    seconds,
  };
  const rows = [figures, store.counts].map((table) =>
    align(Object.entries(table).map(([name, times]) => [name, `${times}`])),
  );
  console.log(`SEED=${seed}\n${rows.join('\n\nAnswers\n')}`);
  const requests = Object.values(store.counts).reduce((sum, times) => sum + times, 0);
  const isFaulty = (store.counts.none ?? 0) < (2 / 3) * requests;
  return isFaulty && Object.values(wrong).every((times) => times === 0);
}

interface Visit {
  page: Page;
  store: ReturnType<typeof faultyStore>;
  /** Counts what the visitor does and sees. */
  count: (event: string) => void;
  seed: number;
}

function visitorOf({ page, store, count, seed }: Visit) {
  const form = page.getByRole('dialog');
  const fields = fieldsOf(form);

  /** Waits longer than `openForm`: eight visitors keep the machine busy. */
  async function open() {
    // The home screen is hydrated.
    await page.locator('[data-page][inert]').nth(2).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Schreiben' }).click();
    await fields.name.waitFor();
  }

  /** Writes a message into the open form and sends it until the site says that it is sent; false when it never does. */
  async function sendUntilTold(message: string): Promise<boolean> {
    const random = randomOf(seed, 'visitor', message);
    const letter = { ...erika, message };
    // A page that is just reloaded has no clock, and needs none.
    store.events.on(message, (fault) => {
      if (fault?.startsWith('silence')) page.clock.fastForward(sendTimeout).catch(() => {});
    });
    await fillForm(form, letter);
    for (let press = 0; press < patience; press += 1) {
      count('presses of "Kontaktieren"');
      const isSent = await pressOnce(message, random());
      await open();
      const draft = {
        name: await fields.name.inputValue(),
        email: await fields.email.inputValue(),
        message: await fields.message.inputValue(),
      };
      if (isSent && !isDeepStrictEqual(draft, empty)) count('drafts left after "sent"');
      if (isSent) return true;
      if (isDeepStrictEqual(draft, letter)) continue;
      count('drafts lost');
      await fillForm(form, letter);
    }
    return false;
  }

  /** Some press twice, some reload before the answer, some have no network. Returns whether "sent" is told. */
  async function pressOnce(message: string, chance: number): Promise<boolean> {
    if (chance < 0.08) {
      count('reloads before an answer');
      const arrived = store.silenceNext(message);
      await submit(form);
      await arrived;
      await page.reload();
      return false;
    }
    const isDouble = chance < 0.16;
    const isOffline = !isDouble && chance < 0.2;
    if (isDouble) count('double presses');
    if (isOffline) count('presses without a network');
    if (isOffline) await page.context().setOffline(true);
    await (isDouble ? submitTwice(form) : submit(form));
    const told = page.getByRole('region', { name: 'Benachrichtigungen' }).getByRole('status');
    const text = await told.first().textContent();
    const isSent = text?.includes(notifications.sent.title) ?? false;
    count(isSent ? 'told "sent"' : 'told "failed"');
    await page.clock.fastForward(notificationTime);
    await told.waitFor({ state: 'detached' });
    if (isOffline) await page.context().setOffline(false);
    return isSent;
  }
  return { open, sendUntilTold };
}
