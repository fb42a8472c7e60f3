import type { Frames } from './static-page.ts';

/** The words around static pages in other languages, by language tag; the file is optional. */
export const [frames = {}] = Object.values(
  import.meta.glob<Frames>('#content/texts/frames.ts', { eager: true, import: 'frames' }),
);
