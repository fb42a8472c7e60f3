import { z } from 'zod';
import { siteLanguage } from '#src/config/specification.ts';
import { flag, headSchema, language, languageRule, list, monthIn, text } from './schema-parts.ts';

const hrefRule =
  'an address that begins with / where it is on this site, else with https:, mailto: or tel:';

/** A label and what it stands for. */
export const entrySchema = z.strictObject({
  label: text(),
  text: text(),
  /** Begins with `/` where it leads to a page of this site, with `https:` where it leads to another site. */
  href: text(hrefRule, /^(\/(?!\/)|https:\/\/|mailto:|tel:)\S*$/).exactOptional(),
});

/** A paragraph; items; lines one below the other, such as a postal address; or entries. */
export const blockSchema = z.union(
  [
    text(),
    z.strictObject({ list: list(text()) }),
    z.strictObject({ lines: list(text()) }),
    z.strictObject({ entries: list(entrySchema) }),
  ],
  "a text, or like { list: ['…'] }, { lines: ['…'] } or { entries: [{ label: '…', text: '…', href: '/…' }] }",
);

/** A section of a static page; `id` is unique on its page and serves as its anchor. */
export const sectionSchema = z.strictObject(
  {
    id: text('an anchor of letters, digits and hyphens', /^[a-z][\w-]*$/i),
    heading: text(),
    blocks: list(blockSchema),
  },
  "like section('id', 'Heading', ['…'])",
);

/** A page of its own below `/`, such as a legal notice: `pages/NAME/page.ts` exports one as `page`, and NAME is its address. */
export const staticPageSchema = z
  .strictObject(
    {
      /** Position among the links to such pages, ascending. */
      order: z.int('a whole number'),
      /** The lock, where there is little room, links to it as well: what the law wants. */
      onLock: flag.exactOptional(),
      /** A link to it stands on page 0 as well, beside the Lebenslauf. */
      onHome: flag.exactOptional(),
      /** Its language, where it is not the site's; `texts/frames.ts` has what stands around it. */
      lang: language.exactOptional(),
      /** Also what a link to it says, where it has no shorter name. */
      heading: text(),
      linkLabel: text().exactOptional(),
      /** Without a title the page's is the site's. */
      head: headSchema.extend({ title: text().exactOptional() }),
      sections: list(sectionSchema).check(({ value, issues }) => {
        for (const [index, { id }] of value.entries()) {
          if (value.findIndex((section) => section.id === id) === index) continue;
          const message = 'an anchor that no other section of the page has';
          issues.push({ code: 'custom', path: [index, 'id'], message, input: id });
        }
      }),
      /** When the owner last compared the texts with the site and the law, for example `November 2026`; in its language. */
      lastReviewed: text().exactOptional(),
    },
    'an object',
  )
  .check(({ value: { lang = siteLanguage, lastReviewed }, issues }) => {
    const { error } = monthIn(lang).safeParse(lastReviewed ?? '');
    if (lastReviewed === undefined || !error) return;
    const message = error.issues[0]?.message ?? '';
    issues.push({ code: 'custom', path: ['lastReviewed'], message, input: lastReviewed });
  });

/** What stands around the static pages of a language: the words of `texts/controls.ts` in it. */
const frameSchema = z.strictObject(
  {
    close: text(),
    skipLinks: z.strictObject({ label: text(), content: text() }, 'an object'),
    staticNavigation: text(),
    newWindow: text(),
    /** Before the month. */
    lastReviewed: text(),
  },
  "like { close: 'Close', … } in example/texts/frames.ts",
);

export const framesSchema = z.record(language, frameSchema, {
  error: ({ code }) => (code === 'invalid_key' ? languageRule : 'an object'),
});
