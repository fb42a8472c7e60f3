import { describe, expect, it } from 'vitest';
import type { Owner } from '#src/content/types.ts';
import { briefOwner, completeOwner } from '#tests/support/sample-owner-objects.ts';
import { owner } from '../../owner.ts';
import { contactBlock } from '../../provider.ts';
import { imprintDescription, imprintSections } from './page.ts';

const textOf = (provider: Owner) =>
  JSON.stringify(imprintSections(provider)).replaceAll('\u00a0', ' ');

describe('the legal notice', () => {
  const formless = { ...briefOwner, siteTitle: 'Bo', contactForm: false };

  it.each([owner, briefOwner, formless, completeOwner])(
    'of $fullName contains address, e-mail and law, and a true description for search engines',
    (provider) => {
      const { fullName, email, address } = provider;
      const { street, postalCode, city, country } = address;
      const law = 'https://www.gesetze-im-internet.de/ddg/__5.html';
      for (const fact of [fullName, street, `${postalCode} ${city}`, country, email, law])
        expect(textOf(provider)).toContain(`"${fact}"`);
      expect(textOf(provider)).not.toMatch(/undefined|null/);
      const description = imprintDescription(provider);
      expect(description.includes('Telefon')).toBe(provider.phone !== undefined);
      expect(description.includes('Formular')).toBe(provider === briefOwner);
      expect(description).toMatch(/^.{120,155}$/);
    },
  );

  it('states each optional fact that the owner has set, and has no section without one', () => {
    const ids = (provider: Owner) => imprintSections(provider).map(({ id }) => id);
    expect(ids(briefOwner)).toEqual(['anbieter', 'kontakt', 'quelle']);
    expect(ids(completeOwner)).toEqual([
      ...['anbieter', 'kontakt', 'nummern', 'versicherung'],
      ...['verantwortlich', 'streitbeilegung', 'quelle'],
    ]);
    for (const fact of [
      '{"label":"Umsatzsteuer-Identifikationsnummer nach § 27a UStG","text":"DE123456789"}',
      '{"label":"Wirtschafts-Identifikationsnummer nach § 139c AO","text":"DE123456789-00001"}',
      '§ 2 Abs. 1 Nr. 11 DL-InfoV',
      '["Beispiel Versicherung AG","Policenallee 3, 20095 Hamburg"]',
      '{"label":"Räumlicher Geltungsbereich","text":"Europäische Union"}',
      'Ich bin bereit, ',
      '"Streitweg 3, 77694 Kehl"',
      '"href":"https://schlichtung.example.org"',
      '§ 18 Abs. 2 MStV',
    ])
      expect(textOf(completeOwner)).toContain(fact);
    const unwilling = { ...briefOwner, arbitration: false, journalisticContent: false } as const;
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
    const email = {
      label: 'E-Mail',
      text: 'petra@example.net',
      href: 'mailto:petra@example.net',
    };
    const form = { label: 'Kontaktformular', text: 'Nachricht schreiben', href: '/kontakt' };
    expect(contactBlock(briefOwner)).toEqual({ entries: [email, form] });
    expect(contactBlock(formless)).toEqual({ entries: [email] });
  });
});
