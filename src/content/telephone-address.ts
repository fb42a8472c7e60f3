import type { Owner } from './owner.ts';

/**
 * `tel:` address of a phone number: `030 23125 042` becomes `tel:+493023125042`. A number without the code of a
 * country counts as German.
 */
export function telephoneAddress(phone: string): string {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');
  return `tel:${digits}`;
}

/** One line where that would be wrong: the number is a national one, and the owner lives in another country. */
export function phoneErrors({ phone, address }: Pick<Owner, 'phone' | 'address'>): string[] {
  if (!phone || /^(\+|00)/.test(phone) || address.country === 'Deutschland') return [];
  return [
    `src/content/owner.ts: phone must begin with + and the country's code, like +41 44 123 45 67, because address.country is "${address.country}" and not "Deutschland", but is "${phone}".`,
  ];
}
