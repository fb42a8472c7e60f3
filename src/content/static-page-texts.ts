import type { StaticPage } from './static-page.ts';

/** The static pages with all their texts, by their files: for the build. The site imports `static-pages.ts`. */
export const pageFiles = import.meta.glob<StaticPage>('#content/pages/*/page.ts', {
  eager: true,
  import: 'page',
});
