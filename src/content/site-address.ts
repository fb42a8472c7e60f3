import { owner } from '#content/owner.ts';

/**
 * The whole address of a page or a file of the site, as search engines and networks need it.
 * @param path as the browser's address bar has it: `paths` and `assetUrl` know the folder of the site
 */
export function siteAddress(path: string): string {
  return owner.siteUrl + path;
}
