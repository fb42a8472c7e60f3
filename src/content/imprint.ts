import { owner } from '#src/content/owner.ts';

/** Frame of the legal notice; its sections stand below. The page title is the site's. */
export const imprintPage = {
  heading: 'Impressum',
  head: {
    description: `Impressum von ${owner.siteTitle}: Name und Anschrift des Anbieters nach § 5 DDG, Telefonnummer und E-Mail-Adresse, Hinweis zur Streitbeilegung.`,
    card: 'imprint',
  },
};

/** A labelled link; an address that begins with `https:` leads to another site. */
interface LegalEntry {
  label: string;
  text: string;
  href: string;
}

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Lines one below the other, such as a postal address. */
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'entries'; entries: readonly LegalEntry[] };

/** A section of a legal page; `id` is unique on its page and serves as its anchor. */
export interface LegalSection {
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

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
  { id: 'anbieter', heading: 'Angaben gemäß § 5 DDG', blocks: [providerBlock] },
  { id: 'kontakt', heading: 'Kontakt', blocks: [contactBlock] },
  {
    id: 'verantwortlich',
    heading: 'Verantwortlich für den Inhalt',
    blocks: [{ kind: 'lines', lines: [owner.fullName, 'Anschrift wie oben'] }],
  },
  {
    id: 'streitbeilegung',
    heading: 'Verbraucherstreitbeilegung',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ich bin weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
      },
    ],
  },
  {
    id: 'quelle',
    heading: 'Quelle',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Welche Angaben ein Impressum enthalten muss, regelt das Digitale-Dienste-Gesetz (DDG).',
      },
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
    ],
  },
];
