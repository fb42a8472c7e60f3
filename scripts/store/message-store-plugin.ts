import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin, PreviewServer } from 'vite';
import { fieldNames, type Message, mapFields, messageFields } from '#src/lib/message.ts';
import { messagesPath, storeMessage } from './message-folder.ts';

/** Lets Vite's development and preview servers take messages. Vite itself refuses foreign hosts. */
export function messageStore(): Plugin {
  function install({ middlewares, config }: Pick<PreviewServer, 'middlewares' | 'config'>) {
    const print = (line: string) => config.logger.info(line, { timestamp: true });
    middlewares.use(messageMiddleware(messagesPath(), print));
  }
  return { name: 'message-store', configureServer: install, configurePreviewServer: install };
}

/** What `setDoc` of firebase/firestore/lite sends, as far as it is read here. */
interface Commit {
  writes: [{ update: { name: string; fields: Record<string, { stringValue?: unknown }> } }];
}

const commitCall = /^\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents:commit(\?|$)/;

/** The id becomes the name of a file. */
const messageName = /\/documents\/messages\/([A-Za-z0-9-]{1,200})$/;

/**
 * Plays Firestore on the site's own origin: takes the one request of the contact form and stores
 * its three texts. `firestore.rules`, which are stricter, are tested with Google's emulator.
 * @param print gets a line for each new message
 */
export function messageMiddleware(folder: string, print: (line: string) => void) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith('/v1/projects/')) return next();
    const [status, body] = await answer(request, folder, print).catch((error) => {
      console.error(`Message store: a message could not be stored in ${folder}: ${error.message}`);
      return refusal(503, 'The message could not be stored: the console of the server says why.');
    });
    const headers = { 'cache-control': 'no-store', 'content-type': 'application/json' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
}

type Answer = [status: number, body: object];

/** In the format of Firestore, as the other answers are. */
function refusal(code: number, message: string): Answer {
  return [code, { error: { code, message } }];
}

async function answer(
  request: IncomingMessage,
  folder: string,
  print: (line: string) => void,
): Promise<Answer> {
  // The body is read first, because some clients read no answer before they have sent everything.
  const body = await text(request);
  const own = `http://${request.headers.host}`;
  if ((request.headers.origin ?? own) !== own)
    return refusal(403, 'Denied: the local store takes messages from its own site only.');
  if (request.method !== 'POST' || !commitCall.test(request.url ?? ''))
    return refusal(404, 'The local store takes messages of the contact form and nothing else.');

  const { update } = (JSON.parse(body) as Commit).writes[0];
  const id = messageName.exec(update.name)?.[1];
  const texts = mapFields((name) => update.fields[name]?.stringValue);
  if (!id || !hasRightLengths(texts)) return refusal(403, 'Denied: this is no message.');
  const file = await storeMessage(folder, id, texts);
  if (file) print(printable(`Message from ${texts.name} <${texts.email}>: ${file}`));
  const time = new Date().toISOString();
  return [200, { writeResults: [{ updateTime: time }], commitTime: time }];
}

function hasRightLengths(texts: Record<keyof Message, unknown>): texts is Message {
  return fieldNames.every((name) => {
    const value = texts[name];
    return typeof value === 'string' && value !== '' && value.length <= messageFields[name].limit;
  });
}

/** Strangers write it: control characters could move the cursor or rewrite the screen. */
function printable(line: string): string {
  return line.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '\uFFFD');
}
