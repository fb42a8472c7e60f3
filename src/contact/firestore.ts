import { _components, initializeApp } from 'firebase/app';
import { initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';
import {
  doc,
  type Firestore,
  initializeFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { messageTarget } from '#src/config/message-target.ts';
import type { Message } from './fields.ts';

declare module '@firebase/app' {
  /** What every Firebase app is made of. Exported, but not part of the public types. */
  export const _components: Map<string, unknown>;
}

let database: Firestore | undefined;

/**
 * Stores a message. The same message under the same id again changes nothing.
 * @throws FirebaseError whose `code` names the cause; without an answer it never settles
 */
export async function storeMessage(id: string, message: Message): Promise<void> {
  database ??= connect();
  await setDoc(doc(database, 'messages', id), message);
}

function connect(): Firestore {
  // Its log would hold the visitor's whole message; the caller logs the cause alone.
  setLogLevel('silent');
  // It would keep the days of use in the visitor's browser, and App Check would send them to Google. Firebase 12.19 has no
  // switch for it (it came with firebase/firebase-js-sdk#5723), and no request for one was found in 2026-11.
  _components.delete('heartbeat');
  const { host, ssl, ...client } = messageTarget();
  const app = initializeApp(client);
  // Written out, so that a build without the key leaves App Check out; with it, both are one chunk.
  if (import.meta.env.VITE_RECAPTCHA_SITE_KEY) {
    const provider = new ReCaptchaV3Provider(import.meta.env.VITE_RECAPTCHA_SITE_KEY);
    // A token, and Google's script, are needed for a send and at no other time, so none is fetched ahead.
    initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
  }
  return initializeFirestore(app, host ? { host, ssl } : {});
}
