import { describe, expect, it } from 'vitest';
import { briefOwner, completeOwner } from '#scripts/testbed/owners.ts';
import type { Owner } from '#src/content/types.ts';
import { owner } from '../../owner.ts';
import { contactBlock } from '../../provider.ts';
import { imprintDescription, imprintSections } from './page.ts';

const textOf = (provider: Owner) =>
  JSON.stringify(imprintSections(provider)).replaceAll('\u00a0', ' ');

describe('the legal notice', () => {
  it.each([owner, briefOwner, completeOwner])(
    'names $fullName with postal address, country and e-mail, and the law',
    (provider) => {
      const { fullName, email, address } = provider;
      const { street, postalCode, city, country } = address;
      const law = 'https://www.gesetze-im-internet.de/ddg/__5.html';
      for (const fact of [fullName, street, `${postalCode} ${city}`, country, email, law])
        expect(textOf(provider)).toContain(`"${fact}"`);
      expect(textOf(provider)).not.toMatch(/undefined|null/);
    },
  );

  const formless = { ...briefOwner, siteTitle: 'Bo', contactForm: false };

  it.each([owner, briefOwner, formless])(
    'promises search engines what is there: $fullName',
    (provider) => {
      const description = imprintDescription(provider);
      expect(description.includes('Telefon')).toBe(provider.phone !== undefined);
      expect(description.includes('Formular')).toBe(provider === briefOwner);
      expect(description.length).toBeGreaterThanOrEqual(120);
      expect(description.length).toBeLessThanOrEqual(155);
    },
  );

  it('has the numbers and the insurance of an owner who has some, and else says nothing of them', () => {
    expect(imprintSections(completeOwner).map(({ id }) => id)).toEqual([
      ...['anbieter', 'kontakt', 'nummern', 'versicherung'],
      ...['verantwortlich', 'streitbeilegung', 'quelle'],
    ]);
    for (const fact of [
      '{"label":"Umsatzsteuer-Identifikationsnummer nach § 27a UStG","text":"DE123456789"}',
      '{"label":"Wirtschafts-Identifikationsnummer nach § 139c AO","text":"DE123456789-00001"}',
      '§ 2 Abs. 1 Nr. 11 DL-InfoV',
      '["Beispiel Versicherung AG","Policenallee 3, 20095 Hamburg"]',
      '{"label":"Räumlicher Geltungsbereich","text":"Europäische Union"}',
    ])
      expect(textOf(completeOwner)).toContain(fact);
    const { businessId: _, ...withVatId } = completeOwner;
    expect(textOf(withVatId)).toContain('DE123456789');
    expect(textOf(withVatId)).not.toContain('Wirtschafts-Identifikationsnummer');
    const ids = imprintSections(briefOwner).map(({ id }) => id);
    expect(ids).toEqual(['anbieter', 'kontakt', 'quelle']);
  });

  it('says of disputes and of journalistic content what the owner has decided, and else nothing', () => {
    expect(textOf(briefOwner)).not.toMatch(/Streitbeilegung|MStV/);
    const unwilling = textOf({ ...briefOwner, arbitration: false, journalisticContent: false });
    expect(unwilling).toContain('Ich bin weder bereit noch verpflichtet, ');
    expect(unwilling).not.toContain('MStV');
    const willing = textOf(completeOwner);
    for (const words of [
      'Ich bin bereit, ',
      '"Streitweg 3, 77694 Kehl"',
      '"href":"https://schlichtung.example.org"',
      '§ 18 Abs. 2 MStV',
    ])
      expect(willing).toContain(words);
  });
});

it('the ways to reach the owner are the phone, else the form where there is one, and e-mail', () => {
  expect(contactBlock({ ...owner, phone: '030 23125 042', email: 'a@example.org' })).toEqual({
    entries: [
      { label: 'Telefon', text: '030 23125 042', href: 'tel:+493023125042' },
      { label: 'E-Mail', text: 'a@example.org', href: 'mailto:a@example.org' },
    ],
  });
  expect(contactBlock(briefOwner)).toEqual({
    entries: [
      { label: 'E-Mail', text: 'petra@example.net', href: 'mailto:petra@example.net' },
      { label: 'Kontaktformular', text: 'Nachricht schreiben', href: '/kontakt' },
    ],
  });
  expect(JSON.stringify(contactBlock({ ...briefOwner, contactForm: false }))).not.toContain(
    '/kontakt',
  );
});
