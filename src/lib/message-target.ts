/**
 * The emulator takes precedence over Firestore. `local`: the site's server
 * (`scripts/message-store`).
 */
export type MessageStore = 'firestore' | 'emulator' | 'local';

export function messageStoreOf(settings: Partial<ImportMetaEnv>): MessageStore {
  if (settings.VITE_FIRESTORE_EMULATOR) return 'emulator';
  return settings.VITE_FIREBASE_PROJECT_ID ? 'firestore' : 'local';
}

/** Firestore's configuration: for the emulator, the owner's project or the local store. */
export function messageTarget(
  origin: Pick<Location, 'host' | 'protocol'>,
  env: Partial<ImportMetaEnv> = import.meta.env,
) {
  const store = messageStoreOf(env);
  /** `host:port`; undefined for Google's servers. */
  const host = {
    emulator: env.VITE_FIRESTORE_EMULATOR,
    firestore: undefined,
    local: origin.host,
  }[store];
  return {
    // The prefix `demo-` keeps Firebase's tools from using a real project.
    projectId: env.VITE_FIREBASE_PROJECT_ID || (store === 'emulator' ? 'demo-portfolio' : 'local'),
    apiKey: env.VITE_FIREBASE_API_KEY || 'none',
    appId: env.VITE_FIREBASE_APP_ID || 'none',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    host,
    ssl: store === 'firestore' || (store === 'local' && origin.protocol === 'https:'),
  };
}
