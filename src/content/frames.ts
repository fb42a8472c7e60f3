import type { Frames } from './static-page.ts';

/** What stands around static pages in other languages, by their tags; no owner needs the file. */
export const [frames = {}] = Object.values(
  import.meta.glob<Frames>('#content/texts/frames.ts', { eager: true, import: 'frames' }),
);
