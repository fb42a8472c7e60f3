import type { SkillContent } from '#src/content/types.ts';

export const skill: SkillContent = {
  tile: {
    slug: 'flutter',
    order: 2,
    title: 'Flutter',
    background: 'linear-gradient(145deg, #0468d7, #02569b)',
  },
  title: 'Flutter',
  description: 'Mit Flutter entwickle ich Apps für Telefon, Desktop und Browser.',
  metaDescription:
    'Flutter ist meine erste Wahl für Apps auf Android und Windows: was ich damit gebaut habe und wofür es sich eignet, auf Telefon und Desktop.',
  experienceText: [
    'Flutter nutze ich seit mehreren Jahren. Wenn eine App auf Android oder Windows laufen soll, ist es meine erste Wahl.',
    'Die meisten meiner privaten Projekte sind mit Flutter entstanden, zum Beispiel MorningChess. Auch 3ncrypt und VisualSort Complete sind damit gebaut. Mir gefällt, dass derselbe Code auf dem Telefon und auf dem Desktop läuft. Das hält ein Projekt übersichtlich.',
  ],
  featureParagraphs: [
    {
      title: 'Apps für Android und iOS',
      description:
        'Aus einer gemeinsamen Codebasis entstehen Apps für beide Systeme, mit derselben Oberfläche und demselben Verhalten.',
      icon: 'phone',
    },
    {
      title: 'Desktop-Programme',
      description:
        'Auch Programme für den Desktop lassen sich mit Flutter bauen. VisualSort Complete ist ein Beispiel dafür.',
      icon: 'desktop',
    },
    {
      title: 'Webanwendungen',
      description: 'Dieselbe Anwendung kann im Browser laufen – ganz ohne Installation.',
      icon: 'globe',
    },
  ],
};
