import type { Locales } from '#src/content/static-page.ts';

/**
 * Texts of the frame of static pages in other languages, by language tag (BCP 47). They replace
 * texts of `controls.ts`.
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
