import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin, PreviewServer } from 'vite';
import { z } from 'zod';
import { type FieldName, mapFields, messageFields } from '#src/contact/fields.ts';
import { storeMessage } from './message-folder.ts';

/** A field as `firestore.rules` allow it to be created. */
function fieldRule(name: FieldName) {
  const { limit, pattern = /./s } = messageFields[name];
  // Zod's `max` counts an emoji once, the rules count its two UTF-16 units.
  const isAllowed = (value: string) =>
    value.length <= limit && value.trim() !== '' && pattern.test(value);
  return z.strictObject({ stringValue: z.string().refine(isAllowed) });
}

/** The id becomes the name of a file. */
const documentName =
  /^projects\/[^/]+\/databases\/\(default\)\/documents\/messages\/[A-Za-z0-9-]{1,200}$/;

const update = z.strictObject({
  name: z.string().regex(documentName),
  fields: z.strictObject(mapFields(fieldRule)),
});
/** The request of `setDoc` of firebase/firestore/lite. */
const commit = z.strictObject({ writes: z.tuple([z.strictObject({ update })]) });

const knownCall = /^POST \/v1\/projects\/[^/]+\/databases\/\(default\)\/documents:commit$/;

/** Lets Vite's development and preview servers take messages. Vite itself refuses foreign hosts. */
export function messageStore(folder: string): Plugin {
  const install = ({ middlewares, config }: Pick<PreviewServer, 'middlewares' | 'config'>) =>
    void middlewares.use(messageMiddleware(resolve(config.root, folder)));
  return { name: 'message-store', configureServer: install, configurePreviewServer: install };
}

/**
 * Plays Firestore on the site's own origin: takes the one request of the contact form, by the rules
 * of `firestore.rules`, and refuses every other.
 */
export function messageMiddleware(folder: string) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (!request.url?.startsWith('/v1/projects/')) return next();
    const [status, body] = await answer(request, folder).catch((error) => {
      console.error(`Message store: a message could not be stored in ${folder}: ${error.message}`);
      return refusal(503, 'The message could not be stored: the console of the server says why.');
    });
    const headers = { 'cache-control': 'no-store', 'content-type': 'application/json' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
}

type Answer = [status: number, body: object];

/** Answers in the format of Firestore. */
function refusal(code: number, message: string): Answer {
  return [code, { error: { code, message } }];
}

async function answer(request: IncomingMessage, folder: string): Promise<Answer> {
  // The body is read first, because some clients read no answer before they have sent everything.
  const body = await text(request);
  const own = `http://${request.headers.host}`;
  if ((request.headers.origin ?? own) !== own) {
    return refusal(403, 'Denied: the local store takes messages from its own site only.');
  }
  const call = `${request.method} ${request.url?.split('?')[0]}`;
  if (!knownCall.test(call)) {
    const known = 'POST /v1/projects/{project}/databases/(default)/documents:commit';
    return refusal(404, `Unknown call ${call}: the local store answers ${known} only.`);
  }
  const sent = commit.safeParse(JSON.parse(body));
  if (!sent.success) {
    const reasons = sent.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return refusal(403, `Denied: ${reasons.join('; ')}.`);
  }
  const { name, fields } = sent.data.writes[0].update;
  const id = name.slice(name.lastIndexOf('/') + 1);
  const texts = mapFields((field) => fields[field].stringValue);
  const stored = await storeMessage(folder, { id, ...texts });
  if (!stored) return refusal(403, 'Denied: the document holds another message already.');
  const { receivedAt } = stored;
  return [200, { writeResults: [{ updateTime: receivedAt }], commitTime: receivedAt }];
}
