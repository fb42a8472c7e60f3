interface MessageField {
  /** Maximum length in UTF-16 units. */
  limit: number;
  pattern?: RegExp;
  autoComplete?: string;
  inputMode?: 'email';
  /** Makes the field a text area of this height. */
  rows?: number;
}

export type FieldName = 'name' | 'email' | 'message';

/** Has exactly the fields that are stored. */
export type Message = Record<FieldName, string>;

/**
 * The fields in the form's order; `texts/form.ts` labels them, the form checks them, the local store
 * checks their lengths again and `firestore.rules` their characters as well; `docs/operating` prints
 * them, and the owner's privacy notice names them.
 * The limits bound what a stranger can store: 320 is 64 + @ + 255, the maximum of RFC 5321.
 */
export const messageFields: Record<FieldName, MessageField> = {
  name: { limit: 200, autoComplete: 'name' },
  // Loose on purpose: only a sent e-mail proves that an address exists.
  email: { limit: 320, pattern: /^\S+@\S+$/, autoComplete: 'email', inputMode: 'email' },
  message: { limit: 5000, rows: 8 },
};

export const fieldNames = Object.keys(messageFields) as FieldName[];

export function mapFields<T>(make: (name: FieldName) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, T>;
}

export const emptyMessage: Message = mapFields(() => '');

/** Comes with pasted addresses; a mail to an address that contains it would bounce. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/** A field's text as it is checked and stored. */
export function cleanText(name: FieldName, text: string): string {
  return (name === 'email' ? text.replace(invisible, '') : text).trim();
}

export function cleanMessage(message: Message): Message {
  return mapFields((name) => cleanText(name, message[name]));
}

/** Where messages go: to the emulator, the project's Firestore, or the local one on this origin. */
export function messageTarget(
  site: Pick<Location, 'host' | 'protocol'>,
  env: Partial<ImportMetaEnv> = import.meta.env,
) {
  const emulator = env.VITE_FIRESTORE_EMULATOR;
  const project = env.VITE_FIREBASE_PROJECT_ID;
  return {
    projectId: project || (emulator ? 'demo-portfolio' : 'local'),
    apiKey: env.VITE_FIREBASE_API_KEY || 'none',
    appId: env.VITE_FIREBASE_APP_ID || 'none',
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
    /** `host:port`; undefined for Google's. */
    host: emulator || (project ? undefined : site.host),
    ssl: !emulator && (Boolean(project) || site.protocol === 'https:'),
  };
}
