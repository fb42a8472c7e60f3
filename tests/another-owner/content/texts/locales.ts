import type { Locales } from '#src/content/static-page.ts';

/** For the page in French; there is none in English. */
export const locales: Locales = {
  fr: {
    close: 'Fermer',
    skipLinks: { label: 'Liens d’évitement', content: 'Aller au contenu' },
    staticNavigation: 'Mentions légales',
    newWindow: '(nouvelle fenêtre)',
    lastReviewed: 'Mise à jour :',
  },
};
