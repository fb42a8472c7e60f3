import { expect, it } from 'vitest';
import { telephoneAddress } from './addresses.ts';

it.each([
  ['030 23125 042', 'tel:+493023125042'],
  ['0049 (0)30 / 23125042', 'tel:+493023125042'],
  ['+41 44 123 45 67', 'tel:+41441234567'],
])('telephoneAddress(%s) is %s', (phone, address) => {
  expect(telephoneAddress(phone)).toBe(address);
});
