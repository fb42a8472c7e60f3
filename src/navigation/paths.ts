import { basePath } from '#src/lib/environment.ts';

/**
 * The site's addresses, comparable with `location.pathname`. They contain the base path. The
 * `base` of wouter is not set, because it would apply to links and routes, but not to store and
 * history.
 */
export const paths = {
  lock: basePath,
  desktop: `${basePath}desktop`,
  slide: (index: number) => `${basePath}desktop/${index}`,
  form: `${basePath}kontakt`,
  contactCard: `${basePath}kontakt.vcf`,
  resume: `${basePath}lebenslauf`,
  /** A project, a skill or a static page. */
  page: (slug: string) => basePath + slug,
  /** Hosts serve `404.html` at all unknown addresses. */
  notFound: `${basePath}404`,
} as const;

/** Returns `/x` for `/x/`, `/x.html` and `/x/index.html`, which static hosts also serve. */
export function normalizePath(path: string): string {
  const bare = path.replace(/\/(index\.html)?$|\.html$/i, '');
  return `${bare}/`.toLowerCase() === basePath.toLowerCase() ? basePath : bare;
}
