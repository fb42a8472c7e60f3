import { z } from 'zod';
import { siteLanguage } from '#src/config/specification.ts';

// Building blocks of the content's schemas. Each message completes "must be" in the line that an
// owner reads (`scripts/content`). No visitor loads them: the site imports their types (`types.ts`);
// the content's check and modules of the build import the rest.

const trimmed = /^\S(.*\S)?$/s;
const trimmedRule = 'a text without spaces at its ends';

/** A folder's name or a slug, as part of addresses and file names. */
export const segment = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** The file of a drawing for a feature, beside the text. */
export const ownIcon = /^icon-[\w-]+\.svg$/;

/** @param format defaults to trimmed text */
export function text(expected = 'a text', format?: RegExp) {
  const filled = z.string(expected).min(1, { error: expected, abort: true });
  return format ? filled.regex(format, expected) : filled.regex(trimmed, trimmedRule);
}

/** A text with a limited length. */
export function sized(expected: string, min: number, max = Number.POSITIVE_INFINITY) {
  return z
    .string(expected)
    .min(1, { error: expected, abort: true })
    .regex(trimmed, { error: trimmedRule, abort: true })
    .min(min, expected)
    .max(max, expected);
}

/** First segment of an address. */
export const slug = text('a text of letters, digits, - and _ only', segment);

export function list<T extends z.ZodType>(item: T) {
  return z.array(item, 'a list').readonly();
}

export function whole(expected: string) {
  return z.int(expected).positive(expected);
}

/** Month and year, with the month's name in the given language. */
export function monthIn(language: string) {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index)));
  return text(`a month like ${names[10]} 2026`, new RegExp(`^(${names.join('|')}) \\d{4}$`));
}

export const month = monthIn(siteLanguage);

export const languageRule = 'a language like en or pt-BR';

/** A BCP 47 tag. */
export const language = text(languageRule).refine(isLanguage, {
  error: languageRule,
  abort: true,
});

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

export const flag = z.boolean('true or false');

/** A literal or percent-encoded character of an address. */
export const urlCharacter = /([^\s"<>\\^`{|}[\]%#]|%[\da-fA-F]{2})/.source;

const label = /[^\s"<>\\^`{|}[\]%/?#@.]+/.source;

const afterHost = `([/?]${urlCharacter}*)?(#${urlCharacter}*)?`;

/** With a host, and without a password. */
const httpsAddress = `https:\\/\\/${label}(\\.${label})*${afterHost}`;

const copiedRule = 'an address as it is copied from a browser, with %20 for a space';

/** @param pattern of the whole address, as it stands in the markup */
function address(expected: string, pattern: string) {
  const error = ({ input }: { input?: unknown }) =>
    /^(https:\/\/\w|mailto:\w)/.test(String(input)) ? copiedRule : expected;
  return text(expected)
    .regex(new RegExp(`^(${pattern})$`), { error })
    .refine((value) => value.startsWith('/') || URL.canParse(value), expected);
}

export const link = address('an address that begins with https://', httpsAddress);

/**
 * A link, or the path of a page or of a file in `public`, unescaped: the site escapes it.
 * @param more pattern of what else it may be; `//x` and `/\x` are refused: browsers take them for
 *   another host
 */
export function linkOrPath(expected: string, more?: string) {
  const patterns = [/\/([^/\\#][^#]*)?(#[^#]*)?/.source, httpsAddress, ...(more ? [more] : [])];
  return address(expected, patterns.join('|'));
}

/** Another site, or a file in `public`. */
export const linkOrFile = linkOrPath(
  'an address that begins with https://, or with / for a file of public, like /cv.pdf',
);

/** For search engines and networks. */
export const metaDescription = sized('a text of 120 to 155 characters', 120, 155);

/** A page's title and description. */
export const metadataSchema = z.strictObject(
  { title: text(), description: metaDescription },
  "like { title: '…', description: '…' }",
);
