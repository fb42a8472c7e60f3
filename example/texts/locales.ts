import type { Locales } from '#src/content/static-page.ts';

/**
 * What stands around a static page in another language than German, by its tag (BCP 47): the words
 * of `controls.ts` that such a page needs. Another language is another entry; a site without such
 * pages needs none of them.
 */
export const locales: Locales = {
  en: {
    close: 'Close',
    skipLinks: { label: 'Skip links', content: 'Skip to content' },
    staticNavigation: 'Legal',
    newWindow: '(new window)',
    lastReviewed: 'Last reviewed:',
  },
};
