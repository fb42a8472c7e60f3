import { owner } from '#content/owner.ts';
import { list, type StaticPage, section } from '#src/content/static-page.ts';

/** One more page beside the legal ones, with a block of each kind. */
export const page: StaticPage = {
  order: 4,
  heading: 'Allgemeine Geschäftsbedingungen für Fahrplanauskünfte',
  linkLabel: 'Geschäftsbedingungen',
  metadata: {
    title: 'AGB',
    description:
      'Die Geschäftsbedingungen für Fahrpläne, Anzeigen und Ansagen: wofür sie gelten, was eine Auskunft kostet und wer haftet, wenn das Schiff weg ist.',
  },
  sections: [
    section('geltung', 'Geltung', [
      'Sie gelten für alle Aufträge, auch für die, die ein Schiff verpasst haben.',
      list('Fahrpläne', 'Fahrgastinformationssystemeinstallationsanleitungen', 'Ansagen'),
    ]),
    section('preise', 'Preise', [
      {
        entries: [
          { label: 'Alle Preise', text: 'Leistungen 2028', href: '/Leistungen 2028.txt' },
          { label: 'Anschrift', text: 'Impressum', href: '/impressum#anbieter' },
          { label: 'Was ich speichere', text: 'Umgang mit E-Mails', href: '/datenschutz#e-mail' },
          { label: 'Arbeiten', text: 'Was es schon gibt', href: '/desktop/2' },
          { label: 'E-Mail', text: owner.email, href: `mailto:${owner.email}` },
          { label: 'Zahlungsziel', text: '30 Tage' },
        ],
      },
    ]),
    section('gericht', 'Gerichtsstand', [
      { lines: [owner.fullName, owner.address.street, owner.address.city] },
    ]),
  ],
  lastReviewed: 'Oktober 2026',
};
