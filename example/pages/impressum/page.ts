import { owner } from '#content/owner.ts';
import { contactBlock, providerBlock } from '#content/provider.ts';
import { type StaticPage, type StaticSection, section } from '#src/content/static-page.ts';
import type { Owner } from '#src/content/types.ts';

/** The identification numbers that the owner has (§ 5 Abs. 1 Nr. 6 DDG). */
function numbers({ vatId, businessId }: Owner): StaticSection[] {
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

/** Optional by § 36 VSBG. */
function disputes(arbitration: NonNullable<Owner['arbitration']>) {
  const participation =
    'an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen';
  return section(
    'streitbeilegung',
    'Verbraucherstreitbeilegung',
    arbitration
      ? [
          `Ich bin bereit, ${participation}. Zuständig ist:`,
          { lines: [arbitration.name, arbitration.address] },
          { entries: [{ label: 'Website', text: arbitration.name, href: arbitration.href }] },
        ]
      : [`Ich bin weder bereit noch verpflichtet, ${participation}.`],
  );
}

/** The legal notice (§ 5 DDG). */
export function imprintSections(provider: Owner): readonly StaticSection[] {
  const { fullName, liabilityInsurance, journalisticContent, arbitration } = provider;
  return [
    section('anbieter', 'Angaben gemäß § 5 DDG', [providerBlock(provider)]),
    section('kontakt', 'Kontakt', [contactBlock(provider)]),
    ...numbers(provider),
    ...(liabilityInsurance ? [insurance(liabilityInsurance)] : []),
    ...(journalisticContent
      ? [
          section('verantwortlich', 'Verantwortlich nach § 18 Abs. 2 MStV', [
            { lines: [fullName, 'Anschrift wie oben'] },
          ]),
        ]
      : []),
    ...(arbitration === undefined ? [] : [disputes(arbitration)]),
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

/** Description for search engines. */
export function imprintDescription({ phone, contactForm }: Owner): string {
  const withoutPhone = contactForm === false ? 'E-Mail-Adresse' : 'E-Mail, Formular';
  const ways = phone ? 'Telefon, E-Mail' : withoutPhone;
  return `Impressum dieser Website: Name und Anschrift des Anbieters nach § 5 DDG, ${ways} und andere Wege, direkt Kontakt aufzunehmen.`;
}

/** The page of the legal notice. Its title is the site's title. */
export const page: StaticPage = {
  order: 1,
  onLock: true,
  heading: 'Impressum',
  metadata: { description: imprintDescription(owner) },
  sections: imprintSections(owner),
};
