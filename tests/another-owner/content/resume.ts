import type { Resume } from '#src/content/types.ts';

/** With one of two projects, certificates with and without a link, and stations without details. */
export const resume: Resume = {
  occupation: 'Softwareentwicklerin für Fahrpläne, Fahrgastinformation und Schiffsverkehr',
  profile: [
    'Ich schreibe Programme, nach denen sich andere richten: Fahrpläne, Aushänge, Anzeigen.',
    'Vorher habe ich zwölf Jahre lang Schiffe gesteuert. Deshalb weiß ich, wie ein Fahrplan nachts um halb vier bei Nebel aussehen muss.',
  ],
  projects: 1,
  experience: [
    { title: 'Selbstständig', period: 'seit 2022' },
    {
      title: 'Leiterin der Fahrgastinformation',
      period: '2016–2022',
      organization: 'Donaudampfschifffahrtsgesellschaft',
      place: 'Wien',
      texts: [
        'Anzeigen an 41 Anlegestellen, in vier Sprachen und mit Ansagen für alle, die sie nicht sehen.',
        'Ein Team von fünf Personen.',
      ],
    },
    { title: 'Kapitänin' },
  ],
  education: [
    { title: 'Promotion in Verkehrswissenschaften', organization: 'Universität Beispiel' },
  ],
  certificates: [
    {
      title: 'Sicherheit von Fahrgastinformationssystemen',
      issuer: 'Musterakademie',
      year: '2024',
      href: 'https://akademie.example.net/zertifikate?nummer=4711',
    },
    { title: 'Schifferpatent', href: '/Leistungen 2028.txt' },
    { title: 'Barrierefreie Dokumente', issuer: 'Beispielverein' },
  ],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Französisch', level: 'fließend' },
    { name: 'Donauschwäbisch' },
  ],
};
