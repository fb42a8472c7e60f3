import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { randomOf } from './random.ts';

interface Exchange {
  response: ServerResponse;
  /** Lets the store take the message; returns its answer. */
  pass: () => Promise<Answer>;
}

interface Answer {
  status: number;
  body: string;
}

/** ms until a message that was held back goes on, when its sender has long given up or sent it again. */
const lateness = 700;

function send(response: ServerResponse, { status, body }: Answer, type = 'application/json') {
  response.writeHead(status, { 'content-type': type }).end(body);
}

const status =
  (code: number) =>
  ({ response }: Exchange) =>
    send(response, { status: code, body: '{}' });

/** What the connection does to an answer. */
const faults = {
  'cut before the write': ({ response }: Exchange) => response.destroy(),
  'cut after the write': async ({ response, pass }: Exchange) => {
    await pass();
    response.destroy();
  },
  'cut in the answer': async ({ response, pass }: Exchange) => {
    const { body } = await pass();
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 1000 });
    response.write(body, () => response.destroy());
  },
  'status 403': status(403),
  'status 429': status(429),
  'status 500': status(500),
  'status 503': status(503),
  'status 500 after the write': async ({ response, pass }: Exchange) => {
    await pass();
    send(response, { status: 500, body: '{}' });
  },
  HTML: ({ response }: Exchange) =>
    send(response, { status: 200, body: '<html>Hotel-WLAN</html>' }, 'text/html'),
  'half JSON': async ({ response, pass }: Exchange) => {
    const { body } = await pass();
    send(response, { status: 200, body: body.slice(0, body.length / 2) });
  },
  'empty body': ({ response }: Exchange) => send(response, { status: 200, body: '' }),
  'empty body after the write': async ({ response, pass }: Exchange) => {
    await pass();
    send(response, { status: 200, body: '' });
  },
  silence: () => {},
  'silence after the write': async ({ pass }: Exchange) => {
    await pass();
  },
  'silence, then the write': async ({ response, pass }: Exchange) => {
    await wait(lateness);
    send(response, await pass());
  },
} satisfies Record<string, (exchange: Exchange) => unknown>;

export type Fault = keyof typeof faults;
const names = Object.keys(faults) as Fault[];
const silences = names.filter((name) => name.startsWith('silence'));

/** Something of a list; nothing of an empty one. */
const pick = <T>(list: readonly T[], random: () => number) =>
  list[Math.floor(random() * list.length)];

interface Options {
  seed: number;
  /** Where the site is, and where messages go. */
  site: string;
  store: string;
}

/**
 * A server in front of a site and of its store that breaks two thirds of the answers to messages.
 * The seed, a message's text and how often it came say how.
 */
export async function startFaultyConnection({ seed, site, store }: Options) {
  const counts = new Map<Fault | 'none', number>();
  const attempts = new Map<string, number>();
  const silenced = new Set<string>();
  const events = new EventEmitter();

  async function answerMessage(message: IncomingMessage, response: ServerResponse) {
    const body = await read(message);
    const text: string = JSON.parse(body).writes[0].update.fields.message.stringValue;
    const attempt = (attempts.get(text) ?? 0) + 1;
    attempts.set(text, attempt);
    const random = randomOf(seed, text, attempt);
    const possible = silenced.delete(text) ? silences : random() < 2 / 3 ? names : [];
    const fault = pick(possible, random);
    counts.set(fault ?? 'none', (counts.get(fault ?? 'none') ?? 0) + 1);
    const pass = () => forward(store, message, body);
    const exchange = { response, pass };
    events.emit(text, fault);
    if (fault) await faults[fault](exchange);
    else send(response, await pass());
  }

  const server = createServer((message, response) => {
    response.on('error', () => {});
    if (message.url?.includes('/documents:commit')) {
      answerMessage(message, response).catch(() => response.destroy());
      return;
    }
    const { method, headers, url = '' } = message;
    request(site + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    })
      .on('error', () => response.destroy())
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    /** How often each was met. */
    faults: counts,
    /** Calls `listener` with the fault, if any, whenever a message comes. Returns a cleanup function. */
    onMessage(text: string, listener: (fault: Fault | undefined) => void) {
      events.on(text, listener);
      return () => void events.off(text, listener);
    },
    /** Leaves a message without an answer when it comes the next time, and resolves then. */
    silenceNext(text: string) {
      silenced.add(text);
      return once(events, text);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function read(stream: AsyncIterable<Buffer>) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** With the headers of the browser: the store looks at them. */
function forward(store: string, { url, method, headers }: IncomingMessage, body: string) {
  return new Promise<Answer>((resolve, reject) => {
    request(store + url, { method, headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode ?? 500, body: await read(answer) });
    })
      .on('error', reject)
      .end(body);
  });
}
