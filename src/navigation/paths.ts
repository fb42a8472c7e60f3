import type { PageIndex } from '#src/content/pages.ts';

/** The addresses that links lead to. `routes.ts` says what each of them shows. */
export const paths = {
  lock: '/',
  page: (page: PageIndex) => `/desktop/${page}`,
  form: '/kontakt',
  resume: '/lebenslauf',
  detail: (slug: string) => `/${slug}`,
  imprint: '/impressum',
  privacy: '/datenschutz',
  accessibility: '/barrierefreiheit',
  /** Stands for every address that leads nowhere; hosts serve it as `404.html`. */
  notFound: '/404',
} as const;

/** The site's spelling of an address that static hosts also serve as `/x/` and `/x/index.html`. */
export function normalizePath(path: string): string {
  const folder = path.replace(/\/index\.html$/, '/');
  return folder.length > 1 && folder.endsWith('/') ? folder.slice(0, -1) : folder;
}
