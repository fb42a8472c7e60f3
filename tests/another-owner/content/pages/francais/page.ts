import { owner } from '#content/owner.ts';
import { type StaticPage, section } from '#src/content/static-page.ts';

/** A page in another language than the site and the example's English one. */
export const page: StaticPage = {
  order: 0,
  onHome: true,
  lang: 'fr',
  heading: `Bonjour, je suis ${owner.firstName}.`,
  linkLabel: 'Français',
  metadata: {
    title: 'Développeuse de logiciels',
    description:
      'Je développe des logiciels pour les horaires et l’information des voyageurs : à Zurich, dans le train ou à distance, depuis 2022.',
  },
  introduction: {
    blocks: [
      'Je développe des logiciels pour les horaires et l’information des voyageurs.',
      { entries: [{ label: 'Disponible', text: 'tout de suite' }] },
    ],
    button: 'M’écrire',
  },
  sections: [
    section('projets', 'Mes projets', ['Les pages sont en allemand.', { projects: true }]),
    section('contact', 'Me contacter', [
      { entries: [{ label: 'Courriel', text: owner.email, href: `mailto:${owner.email}` }] },
    ]),
  ],
  lastReviewed: 'octobre 2026',
};
