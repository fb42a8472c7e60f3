import { z } from 'zod';
import { siteLanguage } from '#src/config/specification.ts';
import {
  flag,
  language,
  languageRule,
  linkOrPath,
  list,
  metadataSchema,
  monthIn,
  text,
  urlCharacter,
} from './schema-parts.ts';

const hrefRule =
  'an address that begins with / where it is on this site, else with https:, mailto: or tel:';

export const entrySchema = z.strictObject({
  label: text(),
  text: text(),
  /** Starts with `/` for a page of this site or a file of `public`. */
  href: linkOrPath(hrefRule, `mailto:${urlCharacter}+|tel:\\+?[\\d().-]+`).exactOptional(),
  /** The text, no link, is a state such as availability: it has a dot, and the colour of states. */
  state: flag.exactOptional(),
});

/** A paragraph, a list, lines such as a postal address, labelled entries, or all projects. */
export const blockSchema = z.union(
  [
    text(),
    z.strictObject({ list: list(text()) }),
    z.strictObject({ lines: list(text()) }),
    z.strictObject({ entries: list(entrySchema) }),
    z.strictObject({ projects: z.literal(true) }),
  ],
  "a text, or like { list: ['…'] }, { lines: ['…'] }, { entries: [{ label: '…', text: '…', href: '/…' }] } or { projects: true }",
);

/** A section; `id` is its anchor, unique on its page. */
export const sectionSchema = z.strictObject(
  {
    id: text('an anchor of letters, digits and hyphens', /^[a-z][\w-]*$/i),
    heading: text(),
    blocks: list(blockSchema),
  },
  "like section('id', 'Heading', ['…'])",
);

/** A static page: `pages/NAME/page.ts` exports one as `page`, at the address `/NAME`. */
export const staticPageSchema = z
  .strictObject(
    {
      /** Position among the links to static pages, ascending; on slide 3 from the right. */
      order: z.int('a whole number'),
      /** Linked on the lock too, as the law requires of some. */
      onLock: flag.exactOptional(),
      /** Linked on slide 0, in its lower right corner. */
      onHome: flag.exactOptional(),
      /** Unless it is the site's; `texts/locales.ts` has the words around the page. */
      lang: language.exactOptional(),
      heading: text(),
      /** Text of links to it; defaults to `heading`. */
      linkLabel: text().exactOptional(),
      /** The title defaults to the site's. */
      metadata: metadataSchema.extend({ title: text().exactOptional() }),
      /**
       * What a client decides by, above the sections, with the button to the form. A page that has
       * it looks like a project's, not like a sheet of paper.
       */
      introduction: z
        .strictObject(
          { blocks: list(blockSchema), button: text() },
          "like { blocks: ['…'], button: 'Write to me' }",
        )
        .exactOptional(),
      sections: list(sectionSchema).check(({ value, issues }) => {
        for (const [index, { id }] of value.entries()) {
          if (value.findIndex((section) => section.id === id) === index) continue;
          const message = 'an anchor that no other section of the page has';
          issues.push({ code: 'custom', path: [index, 'id'], message, input: id });
        }
      }),
      /**
       * When the texts were last compared with site and law: `November 2026`, in the page's
       * language.
       */
      lastReviewed: text().exactOptional(),
    },
    'an object',
  )
  .check(({ value: { lang = siteLanguage, lastReviewed }, issues }) => {
    const { error } = monthIn(lang).optional().safeParse(lastReviewed);
    for (const { message } of error?.issues ?? [])
      issues.push({ code: 'custom', path: ['lastReviewed'], message, input: lastReviewed });
  });

/** The words around static pages in another language, as in `texts/controls.ts`. */
const localeSchema = z.strictObject(
  {
    close: text(),
    skipLinks: z.strictObject({ label: text(), content: text() }, 'an object'),
    staticNavigation: text(),
    newWindow: text(),
    lastReviewed: text(),
  },
  "like { close: 'Close', … } in example/texts/locales.ts",
);

export const localesSchema = z.record(language, localeSchema, {
  error: ({ code }) => (code === 'invalid_key' ? languageRule : 'an object'),
});
