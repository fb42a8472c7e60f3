import { z } from 'zod';

// Building blocks of the content's schemas. What Zod says of a wrong value is what the owner reads;
// only a pattern needs words of its own.

/** A folder's name or a slug, as part of addresses and file names. */
export const segment = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** The file of a drawing for a feature, beside the text. */
export const ownIcon = /^icon-[\w-]+\.svg$/;

/**
 * What copied text may contain unseen: zero-width spaces, byte order marks, marks of the writing
 * direction. Emoji need the joiners U+200C and U+200D.
 */
const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** A string as the site uses it: composed (NFC), without invisible characters, trimmed. */
export const plain = z
  .string()
  .normalize()
  .overwrite((value) => value.replace(invisible, ''))
  .trim();

/** Matches what a template says where a value is missing; somebody who means it uses quotes. */
const missingValue = /(?<!["'`„])\bundefined\b|\[object \w+\]/;

export const text = plain
  .min(1)
  .refine(
    (value) => !missingValue.test(value),
    'Invalid text: it says undefined, because a value is missing',
  );

/** A text that is compared with others: its spaces may be of any kind. */
export const name = text.overwrite((value) => value.replace(/\s+/g, ' '));

/** First segment of an address. */
export const slug = plain.regex(segment, 'Invalid slug: expected only letters, digits, - and _');

export function list<T extends z.ZodType>(item: T) {
  return z.array(item).readonly();
}

/** A language tag (BCP 47). */
export const language = plain.regex(
  /^[a-z]{2,3}(-[A-Z]\w+)*$/,
  'Invalid language: expected one like en or pt-BR',
);

const https = 'https:\\/\\/[^\\s/]\\S*';

/** Browsers take `//x` and `/\x` for another host. */
const path = '\\/([^/\\\\].*)?';

export const link = plain.regex(new RegExp(`^${https}$`), 'Invalid link: expected https://…');

/** Another site, or a file in `public`, unescaped: the site escapes it. */
export const linkOrFile = plain.regex(
  new RegExp(`^(${https}|${path})$`),
  'Invalid link: expected https://…, or / and a file of public, like /cv.pdf',
);

/** The same, or a page of this site, an e-mail address or a telephone. */
export const linkOrPage = plain.regex(
  new RegExp(`^(${https}|${path}|mailto:\\S+|tel:[+\\d().-]+)$`),
  'Invalid link: expected / and a page of this site, https://…, mailto:… or tel:…',
);

/** For search engines and networks. */
export const metaDescription = text.min(120).max(155);

/** A page's title and description. */
export const metadataSchema = z.strictObject({ title: text, description: metaDescription });
