import type { StaticPage } from './static-page.ts';

/** Imports the file of a static page. */
export const staticPageFiles = import.meta.glob<StaticPage>('#content/pages/*/page.ts', {
  import: 'page',
});
