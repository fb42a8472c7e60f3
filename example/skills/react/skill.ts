import type { SkillContent } from '#src/content/types.ts';

export const skill: SkillContent = {
  tile: {
    slug: 'react',
    order: 3,
    title: 'React',
    background: 'linear-gradient(145deg, #3d4557, #20232a)',
  },
  title: 'React',
  description: 'Mit React und TypeScript baue ich Websites, Webanwendungen und Desktop-Programme.',
  metaDescription:
    'Mit React und TypeScript baue ich Websites, Webanwendungen und Desktop-Programme: meine Erfahrung damit und wofür es sich eignet.',
  experienceText: [
    'Am längsten arbeite ich mit JavaScript. Angefangen hat es mit kleinen Browserspielen.',
    'Heute schreibe ich TypeScript und baue Oberflächen mit React. Typen helfen mir, Fehler früh zu finden und Code zu schreiben, den andere verstehen.',
  ],
  featureParagraphs: [
    {
      title: 'Websites',
      description:
        'Websites setze ich aus Komponenten zusammen, die sich gut pflegen und wiederverwenden lassen.',
      icon: 'globe',
    },
    {
      title: 'Webanwendungen',
      description:
        'Auch umfangreiche Anwendungen im Browser bleiben übersichtlich, wenn jede Komponente nur eine Aufgabe hat.',
      icon: 'braces',
    },
    {
      title: 'Desktop-Programme',
      description: 'Mit Electron wird aus einer Webanwendung ein Programm für den Desktop.',
      icon: 'desktop',
    },
  ],
};
