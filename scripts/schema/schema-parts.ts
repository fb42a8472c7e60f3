import { z } from 'zod';

// Building blocks of the content's schemas. The owner reads Zod's messages; patterns need a custom
// message.

/** A folder's name or a slug: a segment of addresses and file names. */
export const segment = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** File name of a feature's own icon, in the folder of the project or skill. */
export const ownIcon = /^icon-[\w-]+\.svg$/;

/** Invisible characters of copied text, except U+200C, for Persian, and U+200D, for emoji. */
const copiedCharacters = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;

/** A string that is composed (NFC) and trimmed, without invisible characters. */
export const plain = z
  .string()
  .normalize()
  .overwrite((value) => value.replace(copiedCharacters, ''))
  .trim();

/** Matches a template's result for a missing value, but not the word in quotes. */
const missingValue = /(?<!["'`„])\bundefined\b|\[object \w+\]/;

export const text = plain
  .min(1)
  .refine(
    (value) => !missingValue.test(value),
    'Invalid text: contains "undefined", because a value is missing',
  );

/** A text that is compared with others, so all kinds of spaces become U+0020. */
export const comparableText = text.overwrite((value) => value.replace(/\s+/g, ' '));

export const slug = plain.regex(segment, 'Invalid slug: expected only letters, digits, - and _');

export function listOf<T extends z.ZodType>(item: T) {
  return z.array(item).readonly();
}

/** A language tag (BCP 47). */
export const language = plain.regex(
  /^[a-z]{2,3}(-[A-Z]\w+)*$/,
  'Invalid language: expected one like en or pt-BR',
);

const httpsPattern = 'https:\\/\\/[^\\s/]\\S*';

/** Without `//x` and `/\x`, which browsers resolve to another host. */
const pathPattern = '\\/([^/\\\\].*)?';

export const httpsLink = plain.regex(
  new RegExp(`^${httpsPattern}$`),
  'Invalid link: expected https://…',
);

/** Another site, or a file in `public`, with or without percent-encoding. */
export const linkOrFile = plain.regex(
  new RegExp(`^(${httpsPattern}|${pathPattern})$`),
  'Invalid link: expected https://…, or / and a file of public, like /cv.pdf',
);

/** Another site, a page or file of this site, `mailto:` or `tel:`. */
export const linkOrPage = plain.regex(
  new RegExp(`^(${httpsPattern}|${pathPattern}|mailto:\\S+|tel:[+\\d().-]+)$`),
  'Invalid link: expected / and a page of this site, https://…, mailto:… or tel:…',
);

/** For search engines and social networks. */
export const metaDescription = text.min(120).max(155);

/** A page's title and description. */
export const metadataSchema = z.strictObject({ title: text, description: metaDescription });
