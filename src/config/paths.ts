import { pageCount } from './specification.ts';

/** Index of a page of the slider. */
export type PageIndex = 0 | 1 | 2 | 3;

export const pageIndices: readonly PageIndex[] = [0, 1, 2, 3];

export const paths = {
  lock: '/',
  desktop: (page: PageIndex) => `/desktop/${page}`,
  contact: '/kontakt',
  imprint: '/impressum',
  privacy: '/datenschutz',
  detail: (slug: string) => `/${slug}`,
} as const;

/** Where the addresses that show the home screen lead: a page, behind the lock or below the form. */
export interface HomePlace {
  page: PageIndex;
  locked: boolean;
  form: boolean;
}

/** The place on the home screen that `path` names; nothing where another screen is meant. */
export function homePlace(path: string): HomePlace | undefined {
  const address = siteAddress(path);
  if (address === paths.lock) return { page: 0, locked: true, form: false };
  if (address === paths.contact) return { page: 3, locked: false, form: true };
  if (address === '/desktop') return { page: 0, locked: false, form: false };
  const page = pageIndices.find((index) => paths.desktop(index) === address);
  return page === undefined ? undefined : { page, locked: false, form: false };
}

/** The site's own address of a page that static hosts also serve under `/x/` and `/x/index.html`. */
export function siteAddress(path: string): string {
  const folder = path.replace(/\/index\.html$/, '/');
  return folder.length > 1 && folder.endsWith('/') ? folder.slice(0, -1) : folder;
}

/** The nearest page that exists. */
export function clampPage(index: number): PageIndex {
  const clamped = Math.min(Math.max(Math.round(index), 0), pageCount - 1);
  return pageIndices[clamped] ?? 0;
}
