import { _components, initializeApp } from 'firebase/app';
import { doc, initializeFirestore, setDoc, setLogLevel } from 'firebase/firestore/lite';
import { currentOrigin } from '#src/lib/browser-history.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { Message } from '#src/lib/message.ts';
import { messageTarget } from '#src/lib/message-target.ts';

declare module '@firebase/app' {
  /** Components of every Firebase app; exported, but missing from the public types. */
  export const _components: Map<string, unknown>;
}

/**
 * Vite inlines a variable only if the name is written in full. Then a build without a key contains
 * no App Check.
 */
const siteKey = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

let database: ReturnType<typeof connect> | undefined;

/**
 * Stores a message once per `id`. Firestore itself never times out.
 * @throws FirebaseError with the cause in `code`; Error if App Check fails to load
 */
export async function storeMessage(id: string, message: Message): Promise<void> {
  // Before `connect`: if App Check fails to load, `database` must stay undefined, so that a later
  // message is not sent without App Check.
  const appCheck = siteKey
    ? await loadChunk('app-check', () => import('./app-check.ts'))
    : undefined;
  database ??= connect(appCheck?.startAppCheck);
  await setDoc(doc(database, 'messages', id), message);
}

function connect(startAppCheck?: typeof import('./app-check.ts').startAppCheck) {
  // The log would contain whole messages.
  setLogLevel('silent');
  // The heartbeat stores days of use in the browser, and App Check sends them to Google. Firebase
  // 12.19 has no option to turn the heartbeat off (firebase/firebase-js-sdk#5723).
  _components.delete('heartbeat');
  const { host, ssl, ...client } = messageTarget(currentOrigin());
  const app = initializeApp(client);
  if (siteKey) startAppCheck?.(app, siteKey);
  return initializeFirestore(app, host ? { host, ssl } : {});
}
