import { z } from 'zod';
import { language, linkOrPage, listOf, metadataSchema, plain, text } from './schema-parts.ts';

const entrySchema = z.strictObject({
  label: text,
  text,
  /** Begins with `/` for a page of this site or a file of `public`. */
  href: linkOrPage.exactOptional(),
  /** Shows the text as a state such as availability, with a dot; only without `href`. */
  state: z.boolean().exactOptional(),
});

/** A paragraph, a list, lines such as a postal address, labelled entries, or all projects. */
export const blockSchema = z.union(
  [
    text,
    z.strictObject({ list: listOf(text) }),
    z.strictObject({ lines: listOf(text) }),
    z.strictObject({ entries: listOf(entrySchema) }),
    z.strictObject({ projects: z.literal(true) }),
  ],
  'Invalid block: expected a text, { list }, { lines }, { entries } or { projects: true }',
);

/** A section; `id` is its anchor, unique on its page. */
export const sectionSchema = z.strictObject({
  id: plain.regex(
    /^[a-z][\w-]*$/i,
    'Invalid anchor: expected a letter, then letters, digits, - or _',
  ),
  heading: text,
  blocks: listOf(blockSchema),
});

/** A static page at the address `/NAME`: the export `page` of `pages/NAME/page.ts`. */
export const staticPageSchema = z.strictObject({
  /** Position among the links to static pages, ascending; on the contact slide from the right. */
  order: z.int(),
  /** Also linked on the lock, as the law requires for some pages. */
  onLock: z.boolean().exactOptional(),
  /** Linked on the about slide, in its lower right corner; without `onLock` only there. */
  onHome: z.boolean().exactOptional(),
  /** Default: the site's language. Another language needs texts in `texts/locales.ts`. */
  lang: language.exactOptional(),
  heading: text,
  /** Text of links to the page; defaults to `heading`. */
  linkLabel: text.exactOptional(),
  /** The title defaults to the site's title. */
  metadata: metadataSchema.extend({ title: text.exactOptional() }),
  /** Above the sections, with a button to the form. Makes the page look like a project's page. */
  introduction: z.strictObject({ blocks: listOf(blockSchema), button: text }).exactOptional(),
  sections: listOf(sectionSchema).refine(
    (sections) => new Set(sections.map(({ id }) => id)).size === sections.length,
    'Invalid anchors: two sections have the same id',
  ),
  /** Month of the last review of the texts, in the page's language: `November 2026`. */
  lastReviewed: text.exactOptional(),
});

/** Texts that the static pages in another language share, such as the close link's. */
const localeSchema = z.strictObject({
  close: text,
  skipLinks: z.strictObject({ label: text, content: text }),
  staticNavigation: text,
  newWindow: text,
  lastReviewed: text,
});

export const localesSchema = z.record(language, localeSchema);
