import { owner } from '#content/owner.ts';
import type { Owner } from '#src/content/types.ts';

/** An owner of whom only the required fields are set, and who lives abroad and has no phone. */
export const briefOwner: Owner = {
  firstName: 'Petra',
  fullName: 'Petra Probe',
  siteTitle: 'petraProbe.dev',
  slug: 'petraProbe',
  siteUrl: 'https://petra.example.net',
  email: 'petra@example.net',
  address: { street: 'Probeweg 7', postalCode: '8001', city: 'Zürich', country: 'Schweiz' },
};

/** An owner with every field that the legal pages know. */
export const completeOwner: Owner = {
  ...owner,
  vatId: 'DE123456789',
  businessId: 'DE123456789-00001',
  liabilityInsurance: {
    insurer: 'Beispiel Versicherung AG',
    address: 'Policenallee 3, 20095 Hamburg',
    territory: 'Europäische Union',
  },
  retentionMonths: 6,
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
  messageMail: true,
};

/** The same without the contact form. */
export const formlessOwner: Owner = { ...completeOwner, contactForm: false, messageMail: false };
