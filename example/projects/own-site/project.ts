import { owner } from '#content/owner.ts';
import type { ProjectContent } from '#src/content/types.ts';

/** This site; address and title are fields of the owner. */
export const project: ProjectContent = {
  tile: {
    slug: owner.slug ?? 'website',
    order: 4,
    title: owner.siteTitle,
    background: 'linear-gradient(145deg, #296acb, #1d4e99)',
  },
  title: owner.siteTitle,
  tagline: 'Diese Website',
  description: 'Portfolio-Website: Sperr- und Startbildschirm eines Telefons, umgesetzt mit React.',
  translations: { en: 'This website: the lock and home screen of a phone, built with React.' },
  metaDescription:
    'Dieses Portfolio sieht aus wie ein Telefon und ist doch eine Website: wie Sperrbildschirm und Startbildschirm mit React umgesetzt sind.',
  tags: ['TypeScript', 'React'],
  year: '2026',
  role: 'Konzept, Gestaltung und Entwicklung',
  color: '#ffffff',
  backgroundColor: '#296acb',
  buttons: [{ label: 'Github', href: 'https://github.com/example/portfolio' }],
  productImages: [
    {
      src: 'own-site/lock-screen',
      width: 800,
      height: 1640,
      color: '#43495c',
      alt: 'Sperrbildschirm dieser Website mit Bergen und der Begrüßung als Benachrichtigung',
      caption: 'Der Sperrbildschirm',
    },
    {
      src: 'own-site/projects-page',
      width: 800,
      height: 1640,
      color: '#33333e',
      alt: 'Seite „Meine Projekte“ dieser Website mit sechs Kacheln',
      caption: 'Die Projekte',
    },
    {
      src: 'own-site/detail-page',
      width: 800,
      height: 1640,
      color: '#b2bdc7',
      alt: 'Detailseite von 3ncrypt mit Symbol, Kurzbeschreibung und Technologien',
      caption: 'Ein Projekt',
    },
  ],
  featureParagraphs: [],
  sections: [
    {
      heading: 'Aufgabe',
      texts: [
        'In wenigen Augenblicken soll klar sein, wer ich bin und was ich baue: auf jedem Gerät und ohne Anleitung.',
      ],
    },
    {
      heading: 'Lösung',
      texts: [
        'Jede Seite ist fertiges HTML und sofort zu lesen. Erst danach macht React daraus ein Telefon, das auf Gesten reagiert.',
      ],
    },
    {
      heading: 'Ergebnis',
      texts: [
        'Die Website öffnet sich schnell und lässt sich mit Fingern, Maus, Tastatur und Screenreader bedienen.',
      ],
    },
  ],
  backgroundText: [
    'Die Idee: keine weitere lange Seite zum Scrollen, sondern Sperrbildschirm und Startbildschirm eines Telefons als Website. Wer mich besucht, entsperrt ein Telefon und findet meine Projekte dort, wo sonst Apps liegen.',
    'Die Herausforderung dabei: Das Web ist nicht für Startbildschirme gemacht. Wischen, Mausrad, Tastatur und der Zurück-Knopf des Browsers sollen sich trotzdem so verhalten, wie du es gewohnt bist.',
    'Gebaut habe ich die Website selbst, mit React und TypeScript. Den Quellcode findest du über den Knopf „Github“ oben auf dieser Seite.',
  ],
};
