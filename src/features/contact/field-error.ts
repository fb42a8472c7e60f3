import { formTexts } from '#content/texts/form.ts';
import { cleanText, type FieldName, messageFields } from '#src/lib/message.ts';

/** Half an emoji. UTF-8 cannot encode it, so Firestore would store a question mark. */
const loneSurrogate = /\p{Surrogate}/u;

/** Only white space and invisible characters, such as the zero-width space. */
const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** The error of a field's text; undefined if the text is valid. */
export function fieldError(name: FieldName, text: string): string | undefined {
  const { limit, pattern } = messageFields[name];
  const cleaned = cleanText(name, text);
  // First, because the pattern takes minutes for megabytes of text.
  if (cleaned.length > limit) return formTexts.tooLong(limit);
  if (onlyInvisible.test(cleaned) || pattern?.test(cleaned) === false)
    return formTexts.errors[name];
  return loneSurrogate.test(cleaned) ? formTexts.brokenCharacter : undefined;
}
