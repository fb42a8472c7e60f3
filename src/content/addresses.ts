import { owner } from './owner.data.ts';

/** The absolute address of a page or file. @param path with the base path */
export function absoluteAddress(path: string): string {
  return owner.siteUrl + path;
}

/** Returns `tel:+493023125042` for `030 23125 042`. The default country code is 49. */
export function telephoneAddress(phone: string): string {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');
  return `tel:${digits}`;
}
