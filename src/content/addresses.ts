import { owner } from './owner.data.ts';

/**
 * The absolute address of a page or file.
 * @param path including the base path, as in `paths` and `assetUrl`
 */
export function absoluteAddress(path: string): string {
  return owner.siteUrl + path;
}

/**
 * A `tel:` address: `030 23125 042` becomes `tel:+493023125042`. Numbers without a country code
 * count as German.
 */
export function telephoneAddress(phone: string): string {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');
  return `tel:${digits}`;
}
