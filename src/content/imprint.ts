import { owner } from '#src/content/owner.ts';
import { type LegalBlock, type LegalSection, section } from './legal-page.ts';

/** Frame of the legal notice; its sections stand below. The page title is the site's. */
export const imprintPage = {
  heading: 'Impressum',
  head: {
    description: `Impressum von ${owner.siteTitle}: Name und Anschrift des Anbieters nach § 5 DDG, Telefonnummer und E-Mail-Adresse, Hinweis zur Streitbeilegung.`,
    card: 'imprint',
  },
};

/** `tel:` address of a German number: `030 23125 042` becomes `tel:+493023125042`. */
export function telephoneAddress(phone: string) {
  const digits = phone
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^0/, '+49');
  return `tel:${digits}`;
}

/** Name and postal address of the provider. */
export const providerBlock: LegalBlock = {
  kind: 'lines',
  lines: [
    owner.fullName,
    owner.address.street,
    `${owner.address.postalCode} ${owner.address.city}`,
    owner.address.country,
  ],
};

/** Phone and e-mail of the provider. */
export const contactBlock: LegalBlock = {
  kind: 'entries',
  entries: [
    { label: 'Telefon', text: owner.phone, href: telephoneAddress(owner.phone) },
    { label: 'E-Mail', text: owner.email, href: `mailto:${owner.email}` },
  ],
};

/** The legal notice that § 5 DDG requires. */
export const imprintSections: readonly LegalSection[] = [
  section('anbieter', 'Angaben gemäß § 5 DDG', [providerBlock]),
  section('kontakt', 'Kontakt', [contactBlock]),
  section('verantwortlich', 'Verantwortlich für den Inhalt', [
    { kind: 'lines', lines: [owner.fullName, 'Anschrift wie oben'] },
  ]),
  section('streitbeilegung', 'Verbraucherstreitbeilegung', [
    'Ich bin weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
  ]),
  section('quelle', 'Quelle', [
    'Welche Angaben ein Impressum enthalten muss, regelt das Digitale-Dienste-Gesetz (DDG).',
    {
      kind: 'entries',
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
