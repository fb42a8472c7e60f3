import type { ProjectContent } from '#src/content/types.ts';

/** A project with every optional field, and without pictures. */
export const project: ProjectContent = {
  tile: {
    slug: 'Fahrplan',
    order: 2,
    title: 'Donaudampfschifffahrtsfahrplan',
    background: 'radial-gradient(circle at 30% 20%, #8a4b00 0%, #5c2d00 80%)',
  },
  title: 'Donaudampfschifffahrtsgesellschaftsfahrplanauskunft',
  tagline: 'Sagt, wann das nächste Schiff fährt, und wohin',
  description:
    'Eine Auskunft für alle Linien der Donau: als Anzeige an der Anlegestelle, als Ansage & als Aushang.',
  translations: { fr: 'Les horaires de tous les bateaux du Danube, à l’écran et à la voix.' },
  metaDescription:
    'Die Fahrplanauskunft der Donaudampfschifffahrt: Anzeigen an 41 Anlegestellen, Ansagen in vier Sprachen und Aushänge, die sich selbst setzen.',
  tags: ['Elm', 'Fahrgastinformationssysteme', 'GTFS', 'PostgreSQL', 'R'],
  year: '2023–2027',
  role: 'Konzept, Entwicklung und Ansagen in vier Sprachen',
  client: 'Donaudampfschifffahrtsgesellschaft',
  color: '#3b1d00',
  backgroundColor: '#ffd9a8',
  buttons: [
    {
      label: 'Zum Fahrplan',
      href: 'https://fahrplan.example.net/auskunft?von=Linz&nach=Wien',
      hoverColor: '#ffffff',
      hoverBackgroundColor: '#7a2a9c',
    },
    { label: 'Leistungen und Preise als Textdatei', href: '/Leistungen 2028.txt' },
    { label: 'Quelltext', href: 'https://gitlab.com/example/fahrplan' },
  ],
  productImages: [],
  featureParagraphs: [
    {
      title: 'Aushänge, die sich selbst setzen',
      description:
        'Ändert sich eine Abfahrt, kommt der neue Aushang noch in der Nacht aus dem Drucker.',
      icon: 'icon-dampfer.svg',
    },
    {
      title: 'Ansagen',
      description: 'In vier Sprachen, auch bei Nebel.',
      icon: 'music',
    },
  ],
  sections: [
    {
      heading: 'Vorher',
      texts: [
        'Jede Anlegestelle hatte ihren eigenen Fahrplan.',
        'Zwei davon widersprachen sich, seit 1974.',
      ],
    },
    { heading: 'Was ich getan habe', texts: ['Ich bin mitgefahren und habe nachgesehen.'] },
    { heading: 'Was daraus wurde', texts: ['Ein einziger Fahrplan für 41 Anlegestellen.'] },
    { heading: 'Was noch fehlt', texts: ['Der 42. Anleger. Er wird 2028 gebaut.'] },
  ],
  code: `-- Das nächste Schiff ab Linz; diese Zeile ist länger, als ein Telefon breit ist: sie scrollt.
SELECT abfahrt, ziel FROM fahrten
WHERE anleger = 'Linz' AND abfahrt > now() AND "fährt" <> 'nie'
ORDER BY abfahrt LIMIT 1;`,
  backgroundText: ['Auf der Brücke habe ich mich jahrelang über Fahrpläne geärgert.'],
};
