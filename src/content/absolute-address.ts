import { owner } from './owner.data.ts';

/**
 * The absolute address of a page or file.
 * @param path including the base path, as in `paths` and `assetUrl`
 */
export function absoluteAddress(path: string): string {
  return owner.siteUrl + path;
}
