import type { Locales } from './static-page.ts';

/** The words around static pages in other languages, by language tag; the file is optional. */
export const [locales = {}] = Object.values(
  import.meta.glob<Locales>('#content/texts/locales.ts', { eager: true, import: 'locales' }),
);
