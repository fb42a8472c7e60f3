import type { Owner } from '#src/content/types.ts';

/** Shares no value with the example's owner. Has another country, and neither form nor phone. */
export const anotherOwner: Owner = {
  firstName: 'Annemarie-Josephine',
  fullName: 'Dr. Annemarie-Josephine Beispielhuber-von Musterhausen',
  siteTitle: 'beispielhuber-von-musterhausen.example',
  siteUrl: 'https://beispielhuber.example.net',
  email: 'annemarie-josephine@beispielhuber-von-musterhausen.example.net',
  address: {
    street: 'Untere Musterhausener Landstraße 127b, Hinterhaus',
    postalCode: '8001',
    city: 'Zürich',
    country: 'Schweiz',
  },
  availability: 'ab Frühjahr 2028',
  workplace: 'in Zürich, im Zug oder remote',
  responseTime: 'am selben Tag',
  contactForm: false,
  daylight: false,
  profiles: [
    { label: 'Codeberg', href: 'https://codeberg.org/example' },
    { label: 'Mastodon', href: 'https://mastodon.example.net/@beispielhuber' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/in/example' },
  ],
  contactLinks: [
    { label: 'Termin buchen', href: 'https://termine.example.net/erstgespraech?dauer=30&ort=zug' },
    { label: 'Matrix-Raum für Verschlüsseltes', href: 'https://matrix.example.net/#/@probe' },
  ],
  references: [
    {
      quote: 'Seit dem ersten Tag fährt jeder Dampfer pünktlich ab.',
      name: 'Kapitänin Erika Musterfrau',
      company: 'Donaudampfschifffahrtsgesellschaft',
      project: 'Fahrplan',
    },
    { quote: 'Fragt nach, ‚bis man selbst versteht, was man will‘.', name: 'Jürg Probst' },
  ],
  vatId: 'CHE-123.456.789',
  businessId: 'DE123456789-00001',
  liabilityInsurance: {
    insurer: 'Beispiel Versicherung AG',
    address: 'Policenallee 3, 3000 Bern',
    territory: 'Schweiz und Europäische Union',
  },
  hosting: {
    name: 'Beispiel Hosting GmbH',
    address: 'Serverstraße 1, 10115 Berlin',
    processor: true,
    logDays: 14,
    thirdCountry: 'USA',
  },
  pictureHosting: {
    name: 'Image Inc.',
    address: '1 Example Street, Springfield, USA',
    thirdCountry: 'USA',
  },
  firestoreRegion: 'europe-west3 (Frankfurt am Main)',
  emailProvider: 'Beispiel Post GmbH, Briefgasse 2, 50667 Köln',
  supervisoryAuthority: {
    name: 'Datenschutzbehörde des Landes Beispiel',
    href: 'https://datenschutz.example.org',
  },
  journalisticContent: true,
  arbitration: {
    name: 'Schlichtungsstelle Beispiel',
    address: 'Streitweg 3, 77694 Kehl',
    href: 'https://schlichtung.example.org',
  },
  contentReviewed: 'Oktober 2026',
};
