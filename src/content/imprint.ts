import { basePath } from '#src/config/environment.ts';
import { type LegalBlock, type LegalPage, type LegalSection, section } from './legal-page.ts';
import { type Owner, owner } from './owner.ts';
import { telephoneAddress } from './telephone-address.ts';

/** Name and postal address of the provider. */
export function providerBlock({ fullName, address }: Owner): LegalBlock {
  const { street, postalCode, city, country } = address;
  return { lines: [fullName, street, `${postalCode} ${city}`, country] };
}

/**
 * Two ways to reach the provider, as § 5 Abs. 1 Nr. 2 DDG demands: e-mail and one as fast, which is the form for an
 * owner without a phone (docs/decisions/029).
 */
export function contactBlock({ email, phone }: Owner): LegalBlock {
  const mail = { label: 'E-Mail', text: email, href: `mailto:${email}` };
  return {
    entries: phone
      ? [{ label: 'Telefon', text: phone, href: telephoneAddress(phone) }, mail]
      : [
          mail,
          { label: 'Kontaktformular', text: 'Nachricht schreiben', href: `${basePath}kontakt` },
        ],
  };
}

/** § 5 Abs. 1 Nr. 6 DDG. */
function numbers({ vatId, businessId }: Owner): LegalSection[] {
  const entries = [
    { label: 'Umsatzsteuer-Identifikationsnummer nach § 27a UStG', text: vatId },
    { label: 'Wirtschafts-Identifikationsnummer nach § 139c AO', text: businessId },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []));
  return entries.length > 0 ? [section('nummern', 'Identifikationsnummern', [{ entries }])] : [];
}

function insurance({ insurer, address, territory }: NonNullable<Owner['liabilityInsurance']>) {
  return section('versicherung', 'Berufshaftpflichtversicherung', [
    'Angaben gemäß § 2 Abs. 1 Nr. 11 DL-InfoV:',
    { lines: [insurer, address] },
    { entries: [{ label: 'Räumlicher Geltungsbereich', text: territory }] },
  ]);
}

/** The legal notice that § 5 DDG requires. */
export function imprintSections(provider: Owner): readonly LegalSection[] {
  const { fullName, liabilityInsurance } = provider;
  return [
    section('anbieter', 'Angaben gemäß § 5 DDG', [providerBlock(provider)]),
    section('kontakt', 'Kontakt', [contactBlock(provider)]),
    ...numbers(provider),
    ...(liabilityInsurance ? [insurance(liabilityInsurance)] : []),
    section('verantwortlich', 'Verantwortlich für den Inhalt', [
      { lines: [fullName, 'Anschrift wie oben'] },
    ]),
    section('streitbeilegung', 'Verbraucherstreitbeilegung', [
      'Ich bin weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
    ]),
    section('quelle', 'Quelle', [
      'Welche Angaben ein Impressum enthalten muss, regelt das Digitale-Dienste-Gesetz (DDG).',
      {
        entries: [
          {
            label: 'Gesetzestext',
            text: '§ 5 DDG auf gesetze-im-internet.de',
            href: 'https://www.gesetze-im-internet.de/ddg/__5.html',
          },
        ],
      },
    ]),
  ];
}

/** The page of the legal notice. Its title is the site's. */
export const imprintPage: LegalPage = {
  heading: 'Impressum',
  head: {
    description: `Impressum von ${owner.siteTitle}: Name und Anschrift des Anbieters nach § 5 DDG, Wege zur direkten Kontaktaufnahme und Hinweis zur Streitbeilegung.`,
    card: 'imprint',
  },
  sections: imprintSections(owner),
};
