interface MessageField {
  /** Maximum length in UTF-16 units. */
  limit: number;
  pattern?: RegExp;
  autoComplete?: string;
  inputMode?: 'email';
  /** Lines of a text area; undefined for an input. */
  rows?: number;
}

export type FieldName = 'name' | 'email' | 'message';

export type Message = Record<FieldName, string>;

/**
 * The fields in the form's order. A change also affects `texts/form.ts`, `firestore.rules`,
 * `docs/operating` and the owner's privacy notice.
 */
export const messageFields: Record<FieldName, MessageField> = {
  name: { limit: 200, autoComplete: 'name' },
  // The pattern is permissive, because only a sent e-mail proves that an address exists. RFC 5321
  // allows 64 characters before the @ and 255 after it.
  email: { limit: 320, pattern: /^\S+@\S+$/, autoComplete: 'email', inputMode: 'email' },
  message: { limit: 5000, rows: 8 },
};

export const fieldNames = Object.keys(messageFields) as FieldName[];

export function mapFields<T>(make: (name: FieldName) => T): Record<FieldName, T> {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, T>;
}

export const emptyMessage: Message = mapFields(() => '');

/** Characters that a pasted address may contain, although mail to such an address bounces. */
const invalidInEmail = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/** Trims a text, and removes invisible characters from an e-mail address. */
export function cleanText(name: FieldName, text: string): string {
  return (name === 'email' ? text.replace(invalidInEmail, '') : text).trim();
}

export function cleanMessage(message: Message): Message {
  return mapFields((name) => cleanText(name, message[name]));
}
