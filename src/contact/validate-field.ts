import { contactForm } from '#content/texts/form.ts';
import { type FieldName, messageFields } from '#src/config/message-fields.ts';

/** A lone surrogate is not encodable: Firestore would silently store a question mark. */
const loneSurrogate = /\p{Surrogate}/u;

/** Only white space and invisible characters, such as the zero-width space. */
const nothingSeen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** The German error of a field's text; undefined if it is valid. */
export function errorOf(name: FieldName, text: string): string | undefined {
  const { limit, pattern } = messageFields[name];
  const trimmed = text.trim();
  // First: the pattern takes minutes for megabytes of text.
  if (trimmed.length > limit) return contactForm.tooLong(limit);
  if (nothingSeen.test(trimmed) || pattern?.test(trimmed) === false)
    return contactForm.errors[name];
  return loneSurrogate.test(trimmed) ? contactForm.brokenCharacter : undefined;
}
