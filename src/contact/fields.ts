interface MessageField {
  /** Longest text, in UTF-16 units. */
  limit: number;
  pattern?: RegExp;
  autoComplete?: string;
  inputMode?: 'email';
  /** Lines that it shows, where it takes several. */
  rows?: number;
}

export type FieldName = 'name' | 'email' | 'message';

/** What a visitor writes: exactly the fields that are stored. */
export type Message = Record<FieldName, string>;

/**
 * The message's fields in the order in which they are shown; `texts/form.ts` names them, `firestore.rules` repeats them.
 * Limits are chosen, to bound what a stranger can store: 320 is 64 + @ + 255, the longest parts that RFC 5321 allows.
 */
export const messageFields: Record<FieldName, MessageField> = {
  name: { limit: 200, autoComplete: 'name' },
  // Something, an @ and something: only writing to an address shows whether it exists.
  email: { limit: 320, pattern: /^\S+@\S+$/, autoComplete: 'email', inputMode: 'email' },
  message: { limit: 5000, rows: 8 },
};

export const fieldNames = Object.keys(messageFields) as FieldName[];

export function mapFields<T>(make: (name: FieldName) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, T>;
}

export const emptyMessage: Message = mapFields(() => '');

/** The message as it is stored: without white space at its ends. */
export function trimMessage(message: Message): Message {
  return mapFields((name) => message[name].trim());
}
