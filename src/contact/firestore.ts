import { _components, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  doc,
  type Firestore,
  initializeFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { recaptchaSiteKey } from '#src/config/environment.ts';
import { messageTarget } from '#src/config/message-target.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { Message } from './message.ts';

declare module '@firebase/app' {
  /** What every Firebase app is made of. Exported, but not part of the public types. */
  export const _components: Map<string, unknown>;
}

let connection: Promise<Firestore> | undefined;

/**
 * Stores a message. The same message under the same id again changes nothing.
 * @throws FirebaseError whose `code` names the cause; without an answer it never settles
 */
export async function storeMessage(id: string, { email, message, name }: Message): Promise<void> {
  connection ??= connect();
  const database = await connection.catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  await setDoc(doc(database, 'messages', id), { email, message, name });
}

async function connect(): Promise<Firestore> {
  // Its log would hold the visitor's whole message; the caller logs the cause alone.
  setLogLevel('silent');
  // It would keep a database in the visitor's browser, of the days on which the library was used, and App Check
  // would send it to Google. Whoever asks for it does without.
  _components.delete('heartbeat');
  const { host, ssl, ...client } = messageTarget();
  const app = initializeApp(client);
  if (recaptchaSiteKey) await protect(app);
  return initializeFirestore(app, host ? { host, ssl } : {});
}

/** Lets App Check vouch for the site. Google's script is fetched now, for the first send. */
async function protect(app: FirebaseApp) {
  const { initializeAppCheck, ReCaptchaV3Provider } = await loadChunk(
    'app-check',
    () => import('firebase/app-check'),
  );
  const provider = new ReCaptchaV3Provider(recaptchaSiteKey);
  // A token is needed for a send and at no other time, so none is fetched ahead.
  initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: false });
}
