import { describe, expect, it } from 'vitest';
import type { StaticSection } from '#src/content/static-page.ts';
import type { Owner } from '#src/content/types.ts';
import { briefOwner, completeOwner } from '#tests/support/owners.ts';
import { owner } from '../../owner.ts';
import { contactBlock } from '../../provider.ts';
import { imprintSections } from './page.ts';

const hrefsOf = (sections: readonly StaticSection[]) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (typeof block === 'object' && 'entries' in block ? block.entries : []))
    .map(({ href }) => href);

describe('the legal notice', () => {
  it.each([owner, briefOwner, completeOwner])(
    'names $fullName with postal address, country and e-mail',
    (provider) => {
      const text = JSON.stringify(imprintSections(provider));
      const { street, postalCode, city, country } = provider.address;
      const { fullName, email } = provider;
      for (const fact of [fullName, street, `${postalCode} ${city}`, country, email])
        expect(text).toContain(`"${fact}"`);
      expect(text).not.toMatch(/undefined|null/);
    },
  );

  it('links to the text of the law', () => {
    const links = hrefsOf(imprintSections(owner));
    expect(links).toContain('https://www.gesetze-im-internet.de/ddg/__5.html');
    expect(links).toContain(`mailto:${owner.email}`);
  });

  it('has the numbers and the insurance of an owner who has some, each with its paragraph', () => {
    const sections = imprintSections(completeOwner);
    expect(sections.map(({ id }) => id)).toEqual([
      ...['anbieter', 'kontakt', 'nummern', 'versicherung'],
      ...['verantwortlich', 'streitbeilegung', 'quelle'],
    ]);
    const text = JSON.stringify(sections).replaceAll('\u00a0', ' ');
    for (const fact of [
      '{"label":"Umsatzsteuer-Identifikationsnummer nach § 27a UStG","text":"DE123456789"}',
      '{"label":"Wirtschafts-Identifikationsnummer nach § 139c AO","text":"DE123456789-00001"}',
      '§ 2 Abs. 1 Nr. 11 DL-InfoV',
      '["Beispiel Versicherung AG","Policenallee 3, 20095 Hamburg"]',
      '{"label":"Räumlicher Geltungsbereich","text":"Europäische Union"}',
    ])
      expect(text).toContain(fact);
  });

  it('has one number alone, and of an owner without numbers and insurance says nothing of them', () => {
    const { businessId: _, ...withVatId } = completeOwner;
    const text = JSON.stringify(imprintSections(withVatId));
    expect(text).toContain('DE123456789');
    expect(text).not.toContain('Wirtschafts-Identifikationsnummer');
    expect(imprintSections(briefOwner).map(({ id }) => id)).toEqual([
      ...['anbieter', 'kontakt', 'quelle'],
    ]);
  });

  it('says of disputes and of journalistic content what the owner has decided, and else nothing', () => {
    const textOf = (fields: Partial<Owner>) =>
      JSON.stringify(imprintSections({ ...briefOwner, ...fields })).replaceAll('\u00a0', ' ');
    expect(textOf({})).not.toMatch(/Streitbeilegung|MStV/);
    expect(textOf({ arbitration: false })).toContain('Ich bin weder bereit noch verpflichtet, ');
    const willing = textOf(completeOwner);
    expect(willing).toContain('Ich bin bereit, ');
    expect(willing).toContain('"Streitweg 3, 77694 Kehl"');
    expect(willing).toContain('"href":"https://schlichtung.example.org"');
    expect(textOf({ journalisticContent: true })).toContain('§ 18 Abs. 2 MStV');
    expect(textOf({ journalisticContent: false })).not.toContain('MStV');
  });
});

describe('the ways to reach the owner', () => {
  it('are phone and e-mail', () => {
    expect(contactBlock({ ...owner, phone: '030 23125 042', email: 'a@example.org' })).toEqual({
      entries: [
        { label: 'Telefon', text: '030 23125 042', href: 'tel:+493023125042' },
        { label: 'E-Mail', text: 'a@example.org', href: 'mailto:a@example.org' },
      ],
    });
  });

  it('are e-mail and the form where there is no phone', () => {
    expect(contactBlock(briefOwner)).toEqual({
      entries: [
        { label: 'E-Mail', text: 'petra@example.net', href: 'mailto:petra@example.net' },
        { label: 'Kontaktformular', text: 'Nachricht schreiben', href: '/kontakt' },
      ],
    });
  });
});
