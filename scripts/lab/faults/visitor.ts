import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { sendTimeout } from '#src/config/specification.ts';
import { erika } from '#tests/support/contact.ts';
import type { startFaultyConnection } from './faulty-connection.ts';
import type { giveHands } from './hands.ts';
import { randomOf } from './random.ts';

export type Report =
  | 'presses of "Kontaktieren"'
  | 'double presses'
  | 'reloads before an answer'
  | 'presses without a network'
  | 'told "sent"'
  | 'told "failed"'
  | 'drafts lost'
  | 'drafts left after "sent"'
  | 'given up';

interface Visit {
  page: Page;
  hands: Awaited<ReturnType<typeof giveHands>>;
  connection: Awaited<ReturnType<typeof startFaultyConnection>>;
  seed: number;
  /** Counts what the visitor does and sees. */
  count: (event: Report) => void;
}

/** Presses for one message after which something must be wrong. */
const patience = 40;

/** ms that a notification stays, and fades. */
const notificationTime = 6000;

const emptyLetter = { name: '', email: '', message: '' };

/** Writes a message and sends it until the site says that it is sent; `false` when it never does. */
export async function sendUntilTold(visit: Visit, message: string) {
  const { page, hands, connection, seed, count } = visit;
  const random = randomOf(seed, 'visitor', message);
  const letter = { ...erika, message };
  if (!isDeepStrictEqual(await hands.open(), emptyLetter)) count('drafts left after "sent"');
  await hands.fill(letter);

  const unsubscribe = connection.onMessage(message, (fault) => {
    // A page that is just reloaded has no clock, and needs none.
    if (fault?.startsWith('silence')) page.clock.fastForward(sendTimeout).catch(() => undefined);
  });
  try {
    for (let press = 0; press < patience; press += 1) {
      count('presses of "Kontaktieren"');
      if (await pressOnce(random())) return true;
      if (isDeepStrictEqual(await hands.open(), letter)) continue;
      count('drafts lost');
      await hands.fill(letter);
    }
    count('given up');
    return false;
  } finally {
    unsubscribe();
  }

  /** Some press twice, some reload before the answer, some have no network. Returns whether "sent" is told. */
  async function pressOnce(chance: number) {
    if (chance < 0.08) {
      count('reloads before an answer');
      const arrived = connection.silenceNext(message);
      await hands.press(1);
      await arrived;
      await page.reload();
      return false;
    }
    if (chance < 0.16) {
      count('double presses');
      await hands.press(2);
      return isToldSent();
    }
    if (chance < 0.2) {
      count('presses without a network');
      await page.context().setOffline(true);
      await hands.press(1);
      const sent = await isToldSent();
      await page.context().setOffline(false);
      return sent;
    }
    await hands.press(1);
    return isToldSent();
  }

  async function isToldSent() {
    const sent = await hands.isToldSent();
    count(sent ? 'told "sent"' : 'told "failed"');
    await page.clock.fastForward(notificationTime);
    await hands.untilQuiet();
    return sent;
  }
}
