import { describe, expect, it } from 'vitest';
import { imprintSections, telephoneAddress } from './imprint.ts';
import { owner } from './owner.ts';

describe('the legal notice', () => {
  it('names the provider with postal address, phone and e-mail', () => {
    const text = JSON.stringify(imprintSections);
    const { street, postalCode, city } = owner.address;
    for (const fact of [owner.fullName, street, `${postalCode} ${city}`, owner.phone, owner.email])
      expect(text).toContain(fact);
  });

  it('links to the text of the law', () => {
    const links = imprintSections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'entries' ? block.entries : []))
      .map(({ href }) => href);
    expect(links).toContain('https://www.gesetze-im-internet.de/ddg/__5.html');
    expect(links).toContain(`mailto:${owner.email}`);
  });
});

describe('the address of a phone number', () => {
  it.each([
    ['030 23125 042', 'tel:+493023125042'],
    ['+49 30 23125-042', 'tel:+493023125042'],
    ['0049 (0)30 / 23125042', 'tel:+493023125042'],
  ])('makes %s international', (phone, address) => {
    expect(telephoneAddress(phone)).toBe(address);
  });
});
