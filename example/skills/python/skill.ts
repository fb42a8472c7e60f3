import type { SkillContent } from '#src/content/types.ts';

export const skill: SkillContent = {
  tile: {
    slug: 'python',
    order: 1,
    title: 'Python',
    background: 'linear-gradient(145deg, #3776ab, #24527a)',
  },
  title: 'Python',
  description: 'Python nutze ich für Backends, Spiele, Algorithmen und kleine Werkzeuge.',
  metaDescription:
    'Python nutze ich seit mehreren Jahren für Backends, Spiele, Algorithmen und kleine Werkzeuge: meine Erfahrung damit und wofür es sich eignet.',
  experienceText: [
    'Mit Python arbeite ich seit mehreren Jahren. Ich habe damit Backends, Spiele und Algorithmen geschrieben und Daten von Websites ausgelesen.',
    'Die Stärken von Python sind für mich seine Pakete und seine Community. Für sehr viele Aufgaben gibt es schon ein gutes Paket, und auf die meisten Fragen findet sich eine Antwort. Mit Itspylearning habe ich selbst eine Bibliothek beigesteuert.',
  ],
  featureParagraphs: [
    {
      title: 'Backend',
      description:
        'Mit Flask oder Django entstehen Server und Schnittstellen, auf denen Apps und Websites aufbauen.',
      icon: 'database',
    },
    {
      title: 'Data Science',
      description:
        'Daten einlesen, auswerten und als Diagramm darstellen: Dafür gibt es in Python ausgereifte Pakete.',
      icon: 'chart',
    },
    {
      title: 'Werkzeuge und Skripte',
      description:
        'Wiederkehrende Handgriffe übernimmt ein kleines Skript, das schnell geschrieben und leicht zu ändern ist.',
      icon: 'terminal',
    },
  ],
};
