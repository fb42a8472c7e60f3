import type { ProjectContent } from '#src/content/types.ts';

/** A project with nothing but what it must have. */
export const project: ProjectContent = {
  tile: { slug: 'kehr_woche-2', order: 1, title: 'Kehrwoche', background: '#7a2a9c' },
  title: 'Kehrwoche',
  description: 'Sagt, wer diese Woche dran ist.',
  tags: [],
  color: '#ffffff',
  backgroundColor: '#7a2a9c',
  buttons: [],
  productImages: [],
  featureParagraphs: [],
  backgroundText: [],
};
