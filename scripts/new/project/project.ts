import type { ProjectContent } from '#src/content/types.ts';

export const project: ProjectContent = {
  tile: {
    slug: 'SLUG',
    order: 0,
    title: 'TITLE',
    background: 'linear-gradient(145deg, #5f606a, #2c2c33)',
  },
  title: 'TITLE',
  description: 'Beispieltext: Ein Satz sagt hier, was TITLE ist und wem es nützt.',
  metaDescription:
    'Beispieltext: Was Suchmaschinen unter dem Titel zeigen. Sag in einem oder zwei Sätzen, was das Projekt ist, womit es gebaut ist und wozu es dient.',
  // Technologies; one that is also the title of a skill joins the two pages.
  tags: ['Beispieltext'],
  color: '#ffffff',
  backgroundColor: '#2c2c33',
  // For example { label: 'Github', href: 'https://…' }
  buttons: [],
  // Put your own beside this file: npm run pictures makes what the site shows, prints the lines.
  productImages: [
    {
      src: 'NAME/sample',
      width: 1600,
      height: 1000,
      alt: 'Beispieltext: was auf dem Bild von TITLE zu sehen ist',
    },
  ],
  featureParagraphs: [
    {
      title: 'Eine Besonderheit',
      description: 'Beispieltext: Was TITLE besonders macht, in einem oder zwei Sätzen.',
      icon: 'puzzle',
    },
  ],
  // What clients ask first; without any, this part of the page does not show.
  sections: [
    {
      heading: 'Aufgabe',
      texts: ['Beispieltext: Welches Problem war zu lösen, und für wen?'],
    },
    {
      heading: 'Lösung',
      texts: ['Beispieltext: Was hast du gebaut, womit, und was war schwierig daran?'],
    },
    {
      heading: 'Ergebnis',
      texts: ['Beispieltext: Was ist daraus geworden, und woran merkt man es? Zahlen sagen viel.'],
    },
  ],
  backgroundText: ['Beispieltext: Hier steht, warum es TITLE gibt. Wie kam es dazu?'],
};
