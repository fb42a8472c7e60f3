import { type StaticPage, section } from '#src/content/static-page.ts';

export const page: StaticPage = {
  order: 0,
  heading: 'TITLE',
  metadata: {
    title: 'TITLE',
    description:
      'Beispieltext: Was Suchmaschinen unter dem Titel zeigen. Sag in einem oder zwei Sätzen, was auf dieser Seite steht und für wen sie ist.',
  },
  sections: [
    section('abschnitt', 'Ein Abschnitt', [
      'Beispieltext: Hier steht, was du zu sagen hast. Jeder Text in der Liste wird ein Absatz.',
    ]),
  ],
};
