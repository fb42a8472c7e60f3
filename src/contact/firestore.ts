import { _components, initializeApp } from 'firebase/app';
import {
  doc,
  type Firestore,
  initializeFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { messageTarget } from '#src/config/message-target.ts';
import { loadChunk } from '#src/lib/chunk.ts';
import type { Message } from './fields.ts';

declare module '@firebase/app' {
  /** What every Firebase app is made of. Exported, but not part of the public types. */
  export const _components: Map<string, unknown>;
}

/** Written out, so that a build without it has no App Check. */
const siteKey = import.meta.env.VITE_RECAPTCHA_SITE_KEY;

let database: Firestore | undefined;

/**
 * Stores a message. The same message under the same id again changes nothing.
 * @throws FirebaseError whose `code` names the cause; Error when App Check cannot be loaded; without an answer it never
 * settles
 */
export async function storeMessage(id: string, message: Message): Promise<void> {
  // Before there is an app, of which one that could not be loaded would leave a half.
  const appCheck = siteKey && (await loadChunk('app-check', () => import('./app-check.ts')));
  database ??= connect(appCheck ? appCheck.startAppCheck : undefined);
  await setDoc(doc(database, 'messages', id), message);
}

function connect(startAppCheck?: typeof import('./app-check.ts').startAppCheck): Firestore {
  // Its log would hold the visitor's whole message; the caller logs the cause alone.
  setLogLevel('silent');
  removeHeartbeat();
  const { host, ssl, ...client } = messageTarget();
  const app = initializeApp(client);
  if (siteKey) startAppCheck?.(app, siteKey);
  return initializeFirestore(app, host ? { host, ssl } : {});
}

/**
 * Takes the heartbeat out of every app of Firebase that is made from now on. It would keep the days of use in the
 * visitor's browser, and App Check would send them to Google. Firebase has no option against it since the heartbeat came
 * (https://github.com/firebase/firebase-js-sdk/pull/5723), as of 12.19.
 * @throws Error when Firebase has none under this name, as after an update
 */
export function removeHeartbeat() {
  if (!_components.delete('heartbeat'))
    throw new Error('Firebase has no component "heartbeat": contact/firestore.ts must follow.');
}
