import type { Resume } from '#src/content/types.ts';

export const resume: Resume = {
  occupation: 'Anwendungsentwickler',
  profile: [
    'Wichtig ist mir Code, den andere verstehen, und Design, das sich selbst erklärt. Angefangen hat es mit kleinen Browserspielen in JavaScript. Heute entwickle ich vor allem mit Flutter, Python und React.',
  ],
  experience: [
    {
      title: 'Freiberuflicher Anwendungsentwickler',
      period: 'seit 2021',
      place: 'Deutschland',
      texts: [
        'Ich entwickle Apps, Desktop-Programme, Websites und Backends: von der ersten Skizze bis zum Betrieb, allein oder im Team des Auftraggebers.',
      ],
    },
    {
      title: 'Anwendungsentwickler',
      period: '2018–2021',
      organization: 'Musterwerk GmbH',
      place: 'Musterstadt',
      texts: [
        'Webanwendungen mit React und TypeScript, dazu Schnittstellen mit Python. Seit 2020 verantwortlich für Barrierefreiheit und automatische Tests.',
      ],
    },
  ],
  education: [
    {
      title: 'Fachinformatiker für Anwendungsentwicklung',
      period: '2015–2018',
      organization: 'Beispiel AG',
      place: 'Musterstadt',
    },
  ],
  certificates: [{ title: 'Barrierefreie Webanwendungen', issuer: 'Musterakademie', year: '2025' }],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'fließend' },
  ],
};
