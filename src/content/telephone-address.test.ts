import { describe, expect, it } from 'vitest';
import { owner } from './owner.ts';
import { phoneErrors, telephoneAddress } from './telephone-address.ts';

describe('the address of a phone number', () => {
  it.each([
    ['030 23125 042', 'tel:+493023125042'],
    ['+49 30 23125-042', 'tel:+493023125042'],
    ['0049 (0)30 / 23125042', 'tel:+493023125042'],
    ['+41 44 123 45 67', 'tel:+41441234567'],
  ])('makes %s international', (phone, address) => {
    expect(telephoneAddress(phone)).toBe(address);
  });
});

describe('the phone number of an owner', () => {
  const errorsOf = (country: string, phone?: string) =>
    phoneErrors({ address: { ...owner.address, country }, ...(phone ? { phone } : {}) });

  it.each([
    ['Deutschland', '030 23125 042'],
    ['Deutschland', '+49 30 23125 042'],
    ['Schweiz', '+41 44 123 45 67'],
    ['Schweiz', '0041 44 123 45 67'],
    ['Schweiz', undefined],
  ])('in %s may be %s', (country, phone) => {
    expect(errorsOf(country, phone)).toEqual([]);
  });

  it('abroad is refused without the code of the country, in one line that says what to write', () => {
    const [line, ...more] = errorsOf('Schweiz', '044 123 45 67');
    expect(more).toEqual([]);
    expect(line).toMatch(
      /^src\/content\/owner\.ts: phone must begin with \+.*"Schweiz".*"044 123 45 67"\.$/,
    );
  });
});
