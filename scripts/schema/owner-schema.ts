import { z } from 'zod';
import { flag, link, list, month, sized, slug, text, whole } from './schema-parts.ts';
import { vatId, vatIdOf } from './vat-id-formats.ts';

/** Used verbatim in sitemap, robots.txt and metadata. */
const origin = z.string('an origin like https://www.my-name.de').check(({ value, issues }) => {
  const own = URL.canParse(value) ? new URL(value).origin : '';
  const isFine = /^https?:\/\/[\w.:-]+$/.test(own);
  if (isFine && own === value) return;
  const message = 'an origin like https://www.my-name.de';
  issues.push({ code: 'custom', message, input: value, params: { meant: isFine ? own : '' } });
});

/** What still fits on the home screen and the lock. */
const name = sized('a name of 60 characters at most', 1, 60);

/** A company that serves files of the site. */
export const hostSchema = z.strictObject(
  {
    name: text(),
    address: text(),
    /** Whether it has a contract under Art. 28 GDPR. */
    processor: flag.exactOptional(),
    logDays: whole('a whole number of days').exactOptional(),
    /**
     * A country outside the EEA from which the company may serve files, by an adequacy decision or
     * the standard clauses.
     */
    thirdCountry: text().exactOptional(),
  },
  "like { name: '…', address: '…' }",
);

const linkSchema = z.strictObject(
  { label: text(), href: link },
  "like { label: '…', href: 'https://…' }",
);

const ownerFields = z.strictObject(
  {
    firstName: name,
    fullName: name,
    /** Shown in the top bar and after every page title. */
    siteTitle: name,
    /** Address of the page about this site, if there is one. */
    slug: slug.exactOptional(),
    /** The site's origin, without a trailing slash. */
    siteUrl: origin,
    // Excludes what `mailto:` or a host name cannot contain.
    email: text(
      'an e-mail address',
      /^[^\s@:;,<>()"?#%\\[\]^`{|}]+@[^\s.!-,/:-@[-`{-~]+(\.[^\s.!-,/:-@[-`{-~]+)+$/,
    ),
    /** Outside Germany with `+` and country code. Without one the legal notice names the form. */
    phone: text(
      'a phone number that begins with 0 or +, like 030 1234567',
      /^(\+|0)([ \u00A0\u202F()/-]*\d){5,}$/,
    ).exactOptional(),
    address: z.strictObject(
      { street: text(), postalCode: text(), city: text(), country: text() },
      "like { street: '…', postalCode: '…', city: '…', country: '…' }",
    ),

    // Everything below is optional.

    /** For example `ab Januar 2027`. */
    availability: text().exactOptional(),
    /** For example `remote oder in Berlin`. */
    workplace: text().exactOptional(),
    /** For example `innerhalb von zwei Werktagen`. */
    responseTime: text().exactOptional(),
    /** `false`: no form, visitors write e-mails. */
    contactForm: flag.exactOptional(),
    /** Messages are forwarded by e-mail (docs/nachrichten.md), and the privacy notice says so. */
    messageMail: flag.exactOptional(),
    /** `false`: the lock's wallpaper keeps its colours at every hour. */
    daylight: flag.exactOptional(),
    profiles: list(linkSchema).exactOptional(),
    /** More ways to write, such as a booking page; shown on Kontakt only. */
    contactLinks: list(linkSchema).exactOptional(),
    /** With the clients' consent. */
    references: list(
      z.strictObject(
        {
          quote: text(),
          name: text(),
          company: text().exactOptional(),
          /** A project's slug: shown there and in the Lebenslauf; if omitted, on every project. */
          project: slug.exactOptional(),
        },
        "like { quote: '…', name: '…' }",
      ),
    ).exactOptional(),

    /** USt-IdNr., required in the legal notice if there is one (§ 5 Abs. 1 Nr. 6 DDG). */
    vatId: text('a USt-IdNr. like DE123456789 or ATU12345678', vatId).exactOptional(),
    /** W-IdNr., likewise. */
    businessId: text('a W-IdNr. like DE123456789-00001', /^DE\d{9}-\d{5}$/).exactOptional(),
    /** § 2 Abs. 1 Nr. 11 DL-InfoV. */
    liabilityInsurance: z
      .strictObject(
        { insurer: text(), address: text(), territory: text() },
        "like { insurer: '…', address: '…', territory: '…' }",
      )
      .exactOptional(),
    /** Messages are deleted after this many months. */
    retentionMonths: whole('a whole number of months').exactOptional(),
    hosting: hostSchema.exactOptional(),
    /** For `VITE_ASSET_HOST`, if it is somebody else's. */
    pictureHosting: hostSchema.exactOptional(),
    /** For example `europe-west3 (Frankfurt am Main)`. */
    firestoreRegion: text().exactOptional(),
    emailProvider: text().exactOptional(),
    /** The data protection authority in charge. */
    supervisoryAuthority: z
      .strictObject({ name: text(), href: link }, "like { name: '…', href: 'https://…' }")
      .exactOptional(),
    /** Such as a blog: then a responsible person must be named (§ 18 Abs. 2 MStV). */
    journalisticContent: flag.exactOptional(),
    /** The consumer arbitration board, or `false` for none (§ 36 VSBG). */
    arbitration: z
      .union(
        [z.literal(false), z.strictObject({ name: text(), address: text(), href: link })],
        "false, or like { name: '…', address: '…', href: 'https://…' }",
      )
      .exactOptional(),
    /** When the owner last checked their content's accessibility, for example `November 2026`. */
    contentReviewed: month.exactOptional(),
  },
  'an object',
);

/** Sample phone numbers of the German-speaking neighbours, for the message. */
const phones: Record<string, string> = {
  Österreich: '+43 1 234567',
  Schweiz: '+41 44 123 45 67',
  Liechtenstein: '+423 234 56 78',
};

/** Everything that identifies the owner. */
export const ownerSchema = ownerFields.check(({ value, issues }) => {
  const { contactForm, messageMail, address, phone, vatId: vat } = value;
  const add = (field: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value[field] });
  if (contactForm === false && messageMail)
    add('messageMail', 'left out where contactForm is false: there are no messages');
  const { country } = address;
  if (isAbroad(value) && phone && /^0(?!0)/.test(phone)) {
    const sample = phones[country];
    const form = sample ? `the code of ${country}, like ${sample}` : `+ and the code of ${country}`;
    add('phone', `a phone number with ${form} (without one it counts as German)`);
  }
  const own = vatIdOf(country);
  if (own && vat && vatId.test(vat) && !own.pattern.test(vat))
    add('vatId', `the USt-IdNr. of ${country}, like ${own.sample}`);
});

export function isAbroad({ address }: { address: { country: string } }): boolean {
  return address.country !== 'Deutschland';
}
