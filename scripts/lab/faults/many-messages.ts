import { expect, test } from '@playwright/test';
import { readMessages } from '#scripts/store/message-folder.ts';
import { startStandIn } from '#scripts/store/test-server.ts';
import { startFaultyConnection } from './faulty-connection.ts';
import { giveHands } from './hands.ts';
import { type Report, sendUntilTold } from './visitor.ts';

const seed = Number(process.env.SEED ?? 9);
const sends = Number(process.env.SENDS ?? 1000);

/** Visitors at the same time: while one waits, others keep both cores busy. */
const visitors = 8;

/** Playwright remembers every move of a page's clock, and tells a new document all of them. */
const messagesPerVisit = 10;

/** A small window: what is painted is not looked at. */
const viewport = { width: 400, height: 640 };

test(`${sends} sends (SEED=${seed}) store each message once and are reported truly`, async ({
  browser,
}) => {
  const start = performance.now();
  const store = await startStandIn();
  const connection = await startFaultyConnection({
    seed,
    site: `http://127.0.0.1:${process.env.TEST_PORT}`,
    store: `http://${store.host}:${store.port}`,
  });
  const counts = new Map<string, number>();
  const count = (event: Report | 'messages') => counts.set(event, (counts.get(event) ?? 0) + 1);
  const sent = new Set<string>();
  const messages: string[] = [];
  const isEnough = () => (counts.get('presses of "Kontaktieren"') ?? 0) >= sends;

  async function visit() {
    const page = await browser.newPage({ baseURL: connection.url, viewport });
    await page.clock.install();
    const hands = await giveHands(page);
    await page.goto('/desktop/3');
    for (let times = 0; times < messagesPerVisit && !isEnough(); times += 1) {
      const message = `Nachricht ${messages.length + 1}`;
      messages.push(message);
      count('messages');
      if (await sendUntilTold({ page, hands, connection, seed, count }, message)) sent.add(message);
    }
    await page.close();
  }

  async function visitOften() {
    while (!isEnough()) await visit();
  }
  await Promise.all(Array.from({ length: visitors }, visitOften));

  const { messages: documents } = readMessages(store.folder);
  connection.stop();
  await store.stop();
  const stored = new Set(documents.map(({ message }) => message));
  const wrong = {
    duplicates: documents.length - stored.size,
    'messages lost': messages.filter((message) => !stored.has(message)).length,
    'told "sent", not stored': [...sent].filter((message) => !stored.has(message)).length,
    'drafts lost': counts.get('drafts lost') ?? 0,
    'drafts left after "sent"': counts.get('drafts left after "sent"') ?? 0,
    'given up': counts.get('given up') ?? 0,
  };
  const faults = [...connection.faults].sort();
  const requests = faults.reduce((sum, [, times]) => sum + times, 0);
  const broken = requests - (connection.faults.get('none') ?? 0);
  print({
    ...Object.fromEntries(counts),
    'documents stored': documents.length,
    ...wrong,
    seconds: Math.round((performance.now() - start) / 1000),
  });
  print({ requests, 'answers broken': broken, ...Object.fromEntries(faults) });
  expect(Object.values(wrong), JSON.stringify(wrong)).toEqual(Object.values(wrong).map(() => 0));
  expect(broken).toBeGreaterThan(requests / 3);
});

function print(figures: Record<string, number>) {
  const lines = Object.entries(figures).map(
    ([name, figure]) => `${`${figure}`.padStart(6)}  ${name}`,
  );
  console.log(`\n${lines.join('\n')}`);
}
