import type { Resume } from '#src/content/types.ts';

export const resume: Resume = {
  occupation: 'Anwendungsentwickler',
  profile: [
    'Wichtig ist mir Code, den andere verstehen, und Design, das sich selbst erklärt. Angefangen hat es mit kleinen Browserspielen in JavaScript. Heute entwickle ich vor allem mit Flutter, Python und React.',
  ],
  experience: [
    {
      title: 'Freiberuflicher Anwendungsentwickler',
      place: 'Deutschland',
      texts: ['Ich entwickle Apps, Desktop-Programme, Websites und Backends.'],
    },
  ],
  certificates: [{ title: 'Barrierefreie Webanwendungen', issuer: 'Musterakademie', year: '2025' }],
};
