import { describe, expect, it } from 'vitest';
import type { Owner } from '#src/content/types.ts';
import { anotherOwner } from '#tests/support/another-owner.ts';
import { owner } from '../../owner.ts';
import { contactBlock } from '../../provider.ts';
import { imprintDescription, imprintSections } from './page.ts';

const { firstName, fullName, siteTitle, siteUrl, email, address } = owner;
const withoutPhone: Owner = { firstName, fullName, siteTitle, siteUrl, email, address };

const textOf = (provider: Owner) =>
  JSON.stringify(imprintSections(provider)).replaceAll('\u00a0', ' ');

describe('the legal notice', () => {
  const withoutForm = { ...withoutPhone, contactForm: false };

  it.each([owner, withoutPhone, withoutForm, anotherOwner])(
    'of $fullName contains address, e-mail and law, and has a description that names the ways of contact',
    (provider) => {
      const { fullName, email, address } = provider;
      const { street, postalCode, city, country } = address;
      const law = 'https://www.gesetze-im-internet.de/ddg/__5.html';
      for (const fact of [fullName, street, `${postalCode} ${city}`, country, email, law])
        expect(textOf(provider)).toContain(`"${fact}"`);
      expect(textOf(provider)).not.toMatch(/undefined|null/);
      const description = imprintDescription(provider);
      expect(description.includes('Telefon')).toBe(provider.phone !== undefined);
      expect(description.includes('Formular')).toBe(provider === withoutPhone);
      expect(description).toMatch(/^.{120,155}$/);
    },
  );

  it('states each optional fact that the owner has set, and has no section for a missing fact', () => {
    const ids = (provider: Owner) => imprintSections(provider).map(({ id }) => id);
    expect(ids(withoutPhone)).toEqual(['anbieter', 'kontakt', 'quelle']);
    expect(ids(anotherOwner)).toEqual([
      'anbieter',
      'kontakt',
      'nummern',
      'versicherung',
      'verantwortlich',
      'streitbeilegung',
      'quelle',
    ]);
    for (const fact of [
      '{"label":"Umsatzsteuer-Identifikationsnummer nach § 27a UStG","text":"CHE-123.456.789"}',
      '{"label":"Wirtschafts-Identifikationsnummer nach § 139c AO","text":"DE123456789-00001"}',
      '§ 2 Abs. 1 Nr. 11 DL-InfoV',
      '["Beispiel Versicherung AG","Policenallee 3, 3000 Bern"]',
      '{"label":"Räumlicher Geltungsbereich","text":"Schweiz und Europäische Union"}',
      'Ich bin bereit, ',
      '"Streitweg 3, 77694 Kehl"',
      '"href":"https://schlichtung.example.org"',
      '§ 18 Abs. 2 MStV',
    ])
      expect(textOf(anotherOwner)).toContain(fact);
    const unwilling = { ...withoutPhone, arbitration: false, journalisticContent: false } as const;
    expect(textOf({ ...unwilling, vatId: 'DE123456789' })).toContain('DE123456789');
    expect(textOf(unwilling)).toContain('Ich bin weder bereit noch verpflichtet, ');
    expect(textOf(unwilling)).not.toMatch(/MStV|Wirtschafts-Identifikationsnummer/);
  });

  it('lists phone and e-mail, or the form and e-mail when there is no phone', () => {
    expect(contactBlock({ ...owner, phone: '030 23125 042', email: 'a@example.org' })).toEqual({
      entries: [
        { label: 'Telefon', text: '030 23125 042', href: 'tel:+493023125042' },
        { label: 'E-Mail', text: 'a@example.org', href: 'mailto:a@example.org' },
      ],
    });
    const mail = { label: 'E-Mail', text: email, href: `mailto:${email}` };
    const form = { label: 'Kontaktformular', text: 'Nachricht schreiben', href: '/kontakt' };
    expect(contactBlock(withoutPhone)).toEqual({ entries: [mail, form] });
    expect(contactBlock(withoutForm)).toEqual({ entries: [mail] });
  });
});
