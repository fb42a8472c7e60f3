import { basePath } from '#src/config/environment.ts';

/** The addresses that links lead to, whole, so that they compare with `location.pathname`. */
export const paths = {
  lock: basePath,
  desktop: `${basePath}desktop`,
  page: (page: number) => `${basePath}desktop/${page}`,
  form: `${basePath}kontakt`,
  /** The owner as a vCard. */
  contactCard: `${basePath}kontakt.vcf`,
  resume: `${basePath}lebenslauf`,
  /** A project, a skill or a static page. */
  below: (slug: string) => basePath + slug,
  /** Stands for every address that leads nowhere; hosts serve it as `404.html`. */
  notFound: `${basePath}404`,
} as const;

/** The site's spelling of an address that static hosts also serve as `/x/`, `/x.html` and `/x/index.html`. */
export function normalizePath(path: string): string {
  const bare = path.replace(/\/(index\.html)?$|\.html$/, '');
  return `${bare}/` === basePath ? basePath : bare;
}
