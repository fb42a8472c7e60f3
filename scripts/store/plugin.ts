import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, PreviewServer } from 'vite';
import { readCommit } from './commit.ts';
import { messageFile } from './message-file.ts';
import { Refusal } from './refusal.ts';

type MessageFile = ReturnType<typeof messageFile>;

/** Bytes. No document of Firestore is larger than 1 MiB, so nothing above can hold a message. */
const largestBody = 1024 * 1024;

const knownCall = /^POST \/v1\/projects\/[^/]+\/databases\/\(default\)\/documents:commit$/;

/**
 * Lets Vite's development and preview servers take the messages of the contact form.
 * @param options `file`: path of the message file, relative to the root of the site
 */
export function messageStore({ file }: { file: string }): Plugin {
  function install({ middlewares, config }: Pick<PreviewServer, 'middlewares' | 'config'>) {
    middlewares.use(messageMiddleware(messageFile(resolve(config.root, file))));
  }
  return { name: 'message-store', configureServer: install, configurePreviewServer: install };
}

/**
 * A stand-in for Firestore on the site's own origin. It takes the one request that the contact form
 * sends, by the rules of `firestore.rules`, and refuses every other below Firestore's address.
 */
export function messageMiddleware(file: MessageFile) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith('/v1/projects/')) return next();
    const body = await answer(request, file).catch((error) => toRefusal(error, file));
    response.statusCode = body instanceof Refusal ? body.code : 200;
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(body));
  };
}

async function answer(request: IncomingMessage, file: MessageFile) {
  const call = `${request.method} ${request.url?.split('?')[0]}`;
  if (!knownCall.test(call)) {
    const known = 'POST /v1/projects/{project}/databases/(default)/documents:commit';
    throw new Refusal(404, `Unknown call ${call}: the stand-in store answers ${known} only.`);
  }
  const stored = await file.store(readCommit(await readBody(request)));
  if (!stored) throw new Refusal(403, 'Denied: the document holds another message already.');
  return { writeResults: [{ updateTime: stored.receivedAt }], commitTime: stored.receivedAt };
}

/** Reads to the end even what is too large: some clients see no answer before they have sent it. */
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
  if (size > largestBody) {
    throw new Refusal(413, `The body is too large: ${size} of at most ${largestBody} bytes.`);
  }
  return Buffer.concat(chunks).toString();
}

function toRefusal(error: unknown, { path }: MessageFile) {
  if (error instanceof Refusal) return error;
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Message store: a message could not be stored in ${path}: ${reason}`);
  return new Refusal(503, 'The message could not be stored: the console of the server says why.');
}
