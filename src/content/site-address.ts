import { owner } from './owner.ts';

/**
 * The whole address of a page or a file of the site, as search engines and networks need it.
 * @param path begins with a slash
 */
export function siteAddress(path: string): string {
  return owner.siteUrl + path;
}
