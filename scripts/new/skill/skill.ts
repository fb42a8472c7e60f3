import type { SkillContent } from '#src/content/types.ts';

export const skill: SkillContent = {
  tile: {
    slug: 'SLUG',
    order: 0,
    title: 'TITLE',
    background: 'linear-gradient(145deg, #5f606a, #2c2c33)',
  },
  title: 'TITLE',
  description: 'Beispieltext: Ein Satz sagt hier, was du mit TITLE machst und für wen.',
  metaDescription:
    'Beispieltext: Was Suchmaschinen unter dem Titel zeigen. Sag in einem oder zwei Sätzen, was du damit gebaut hast und wofür es sich eignet.',
  experienceText: [
    'Beispieltext: Hier steht, seit wann du mit TITLE arbeitest. Was hast du damit gebaut?',
    'Beispieltext: Hier steht, was du daran schätzt. Wann greifst du dazu, und wann nicht?',
  ],
  featureParagraphs: [
    {
      title: 'Wofür es sich eignet',
      description: 'Beispieltext: Wofür du TITLE einsetzt, in einem oder zwei Sätzen.',
      icon: 'braces',
    },
  ],
};
