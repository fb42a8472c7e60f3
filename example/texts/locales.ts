import type { Locales } from '#src/content/static-page.ts';

/**
 * Texts that all static pages in another language share, by language tag (BCP 47). These texts
 * replace the texts of `controls.ts` and `static-pages.ts`.
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
