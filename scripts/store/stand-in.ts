import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import { messageFields } from '#src/contact/fields.ts';
import { Refusal, readCommit } from './commit.ts';
import { storeMessage } from './message-folder.ts';

const units = Object.values(messageFields).reduce((sum, { limit }) => sum + limit, 0);

/** Bytes: JSON needs up to six for a UTF-16 unit, and the names around the texts at most 4 KiB. */
const largestBody = 6 * units + 4096;

const knownCall = /^POST \/v1\/projects\/[^/]+\/databases\/\(default\)\/documents:commit$/;

const ownHost = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Lets Vite's development and preview servers take the messages of the contact form.
 * @param folder of the messages, relative to the root of the site
 */
export function messageStore(folder: string): Plugin {
  function install({ middlewares, config }: Pick<PreviewServer, 'middlewares' | 'config'>) {
    middlewares.use(messageMiddleware(resolve(config.root, folder)));
  }
  return {
    name: 'message-store',
    // By default Vite lets the pages of every other port of this machine send and read.
    config: () => ({ server: { cors: false }, preview: { cors: false } }),
    configureServer: install,
    configurePreviewServer: install,
  };
}

/**
 * A stand-in for Firestore on the site's own origin. It takes the one request that the contact form
 * sends, by the rules of `firestore.rules`, and refuses every other below Firestore's address.
 */
export function messageMiddleware(folder: string) {
  async function answer(request: IncomingMessage) {
    // Read before anything is refused: some clients see no answer before they have sent it all.
    const { size, text } = await readBody(request);
    if (isForeign(request.headers)) {
      throw new Refusal(403, 'Denied: the stand-in store takes messages from its own site only.');
    }
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    if (!knownCall.test(call)) {
      const known = 'POST /v1/projects/{project}/databases/(default)/documents:commit';
      throw new Refusal(404, `Unknown call ${call}: the stand-in store answers ${known} only.`);
    }
    if (size > largestBody) {
      throw new Refusal(413, `The body is too large: ${size} of at most ${largestBody} bytes.`);
    }
    const stored = await storeMessage(folder, readCommit(text));
    if (!stored) throw new Refusal(403, 'Denied: the document holds another message already.');
    return { writeResults: [{ updateTime: stored.receivedAt }], commitTime: stored.receivedAt };
  }

  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith('/v1/projects/')) return next();
    const said = await answer(request).catch((error) => toRefusal(error, folder));
    const [status, body] =
      said instanceof Refusal
        ? [said.code, { error: { code: said.code, message: said.message } }]
        : [200, said];
    response.writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'application/json',
    });
    response.end(JSON.stringify(body));
  };
}

/**
 * Whether a page of another site sends this: by its origin, or by a name of its own that it has let
 * point to this machine. Vite refuses such names, too, but no address of another machine.
 */
function isForeign({ host = '', origin, 'sec-fetch-site': site }: IncomingHttpHeaders) {
  const isOwn = origin === undefined || origin === `http://${host}`;
  return !ownHost.test(host) || !isOwn || site === 'cross-site';
}

/** Reads to the end, but keeps nothing of what is too large. */
async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size <= largestBody) chunks.push(chunk);
    }
  } catch {
    throw new Refusal(400, 'The body broke off.');
  }
  return { size, text: Buffer.concat(chunks).toString() };
}

function toRefusal(error: unknown, folder: string) {
  if (error instanceof Refusal) return error;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Message store: a message could not be stored in ${folder}: ${reason}`);
  return new Refusal(503, 'The message could not be stored: the console of the server says why.');
}
