import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin, PreviewServer } from 'vite';
import { fieldNames, type Message, mapFields, messageFields } from '#src/lib/message.ts';
import { messagesPath, writeMessage } from './message-folder.ts';

/**
 * Lets Vite's development and preview servers store messages. Vite refuses requests for other host
 * names, so no other site can pretend to be this site.
 */
export function localMessageStore(): Plugin {
  function install({ middlewares, config }: Pick<PreviewServer, 'middlewares' | 'config'>) {
    const print = (line: string) => config.logger.info(line, { timestamp: true });
    middlewares.use(messageMiddleware(messagesPath(), print));
  }
  return { name: 'message-store', configureServer: install, configurePreviewServer: install };
}

/** The properties that this module uses of a request by `setDoc` (firebase/firestore/lite). */
interface Commit {
  writes: [{ update: { name: string; fields: Record<string, { stringValue?: unknown }> } }];
}

const commitCall = /^\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents:commit(\?|$)/;

/** Name of a message's document. The message's id becomes a file name. */
const messageName = /\/documents\/messages\/([A-Za-z0-9-]{1,200})$/;

/**
 * A local Firestore on the site's origin: stores the three texts of a request by the contact form.
 * `firestore.rules` are stricter; tests run them in Google's emulator.
 * @param print gets a line for each new message
 */
export function messageMiddleware(folder: string, print: (line: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith('/v1/projects/')) return next();
    const [status, body] = await answer(request, folder, print).catch((error) => {
      console.error(`Message store: a message could not be stored in ${folder}: ${error.message}`);
      return refusal(503, 'The message could not be stored: see the console of the server.');
    });
    const headers = { 'cache-control': 'no-store', 'content-type': 'application/json' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
}

type Answer = [status: number, body: object];

/** An error in Firestore's format. */
function refusal(code: number, message: string): Answer {
  return [code, { error: { code, message } }];
}

async function answer(
  request: IncomingMessage,
  folder: string,
  print: (line: string) => void,
): Promise<Answer> {
  // Reads the body first, because some clients read no response before they have sent everything.
  const body = await text(request);
  const { host, origin } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`)
    return refusal(403, 'Denied: the local store accepts messages only from its own site.');
  if (request.method !== 'POST' || !commitCall.test(request.url ?? ''))
    return refusal(404, 'The local store accepts only messages of the contact form.');

  const { update } = (JSON.parse(body) as Commit).writes[0];
  const id = messageName.exec(update.name)?.[1];
  const texts = mapFields((name) => update.fields[name]?.stringValue);
  if (!id || !hasValidLengths(texts)) return refusal(403, 'Denied: invalid message.');
  const file = await writeMessage(folder, id, texts);
  if (file) print(printable(`Message from ${texts.name} <${texts.email}>: ${file}`));
  const time = new Date().toISOString();
  return [200, { writeResults: [{ updateTime: time }], commitTime: time }];
}

function hasValidLengths(texts: Record<keyof Message, unknown>): texts is Message {
  return fieldNames.every((name) => {
    const value = texts[name];
    return typeof value === 'string' && value !== '' && value.length <= messageFields[name].limit;
  });
}

/** Replaces control characters, which a terminal would execute. */
function printable(line: string): string {
  return line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}
