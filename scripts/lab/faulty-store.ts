import { createHash } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pace } from 'node:timers/promises';

/** Numbers from 0 to 1 that are the same for the same parts. */
export function randomOf(...parts: (string | number)[]) {
  let count = 0;
  return () => {
    count += 1;
    const digest = createHash('sha256').update(JSON.stringify([...parts, count]));
    return digest.digest().readUInt32BE() / 2 ** 32;
  };
}

interface Exchange {
  response: ServerResponse;
  /** Lets the store take the message; returns the body of its answer. */
  pass: () => Promise<string>;
}

/** ms until a message that was held back goes on, when its sender has long given up or sent it again. */
const lateness = 700;

/** Answers in the place of the store, which has the message or not. */
const answer =
  (status: number, body: (own: string) => string, stored: 'stored' | 'lost') =>
  async ({ response, pass }: Exchange) => {
    const own = stored === 'stored' ? await pass() : '';
    response.writeHead(status, { 'content-type': 'application/json' }).end(body(own));
  };
const nothing = () => '{}';

/** What the connection does to an answer. */
const faults = {
  'cut before the write': ({ response }: Exchange) => response.destroy(),
  'cut after the write': async ({ response, pass }: Exchange) => {
    await pass();
    response.destroy();
  },
  'cut in the answer': async ({ response, pass }: Exchange) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write(await pass(), () => response.destroy());
  },
  'status 403': answer(403, nothing, 'lost'),
  'status 429': answer(429, nothing, 'lost'),
  'status 500': answer(500, nothing, 'lost'),
  'status 503': answer(503, nothing, 'lost'),
  'status 500 after the write': answer(500, nothing, 'stored'),
  HTML: answer(200, () => '<html>Hotel-WLAN</html>', 'lost'),
  'half JSON': answer(200, (body) => body.slice(0, body.length / 2), 'stored'),
  'empty body': answer(200, () => '', 'lost'),
  'empty body after the write': answer(200, () => '', 'stored'),
  silence: () => {},
  'silence after the write': ({ pass }: Exchange) => pass(),
  'silence, then the write': async (exchange: Exchange) => {
    await pace(lateness);
    await answer(200, (body) => body, 'stored')(exchange);
  },
} satisfies Record<string, (exchange: Exchange) => unknown>;

type Fault = keyof typeof faults;
const names = Object.keys(faults) as Fault[];
const silences = names.filter((name) => name.startsWith('silence'));

/**
 * A connection to a store that breaks two thirds of the answers to messages. The seed, a message's text and how often it
 * came say how.
 * @param origin of the store
 */
export function faultyStore(origin: string, seed: number) {
  const counts: Partial<Record<Fault | 'none', number>> = {};
  const attempts = new Map<string, number>();
  const silenced = new Set<string>();
  /** Names each message that comes, with its fault, if any. */
  const events = new EventEmitter();

  async function take(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request);
    const message: string = JSON.parse(body).writes[0].update.fields.message.stringValue;
    const attempt = (attempts.get(message) ?? 0) + 1;
    attempts.set(message, attempt);
    const random = randomOf(seed, message, attempt);
    const possible = silenced.delete(message) ? silences : random() < 2 / 3 ? names : [];
    const fault = possible[Math.floor(random() * possible.length)];
    counts[fault ?? 'none'] = (counts[fault ?? 'none'] ?? 0) + 1;
    events.emit(message, fault);
    const pass = () => fetch(origin + request.url, { method: 'POST', body });
    if (fault) return faults[fault]({ response, pass: async () => (await pass()).text() });
    const own = await pass();
    response.writeHead(own.status, { 'content-type': 'application/json' }).end(await own.text());
  }

  return {
    counts,
    events,
    take,
    /** Leaves a message without an answer when it comes the next time, and resolves then. */
    silenceNext(message: string) {
      silenced.add(message);
      return once(events, message);
    },
  };
}
