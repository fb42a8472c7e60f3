import { z } from 'zod';
import { flag, link, linkOrFile, list, month, slug, text, whole } from './schema-parts.ts';

/** As browsers send it: the sitemap, robots.txt and the networks take it as it is. */
const origin = z.string('an origin like https://www.my-name.de').check(({ value, issues }) => {
  const own = URL.canParse(value) ? new URL(value).origin : '';
  const isFine = /^https?:\/\/[\w.:-]+$/.test(own);
  if (isFine && own === value) return;
  const message = 'an origin like https://www.my-name.de';
  issues.push({ code: 'custom', message, input: value, params: { meant: isFine ? own : '' } });
});

/** A company that serves files of the site. */
export const hostSchema = z.strictObject(
  {
    name: text(),
    address: text(),
    /** Whether there is a contract with it under Art. 28 GDPR. */
    processor: flag.exactOptional(),
    /** How many days it keeps its logs. */
    logDays: whole('a whole number of days').exactOptional(),
    /** A country outside the European Economic Area from which it may answer, by an adequacy decision or the standard clauses. */
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
    firstName: text(),
    fullName: text(),
    /** Stands in the top bar and behind every page title. */
    siteTitle: text(),
    /** First segment of the address of the page about this site, where there is one. */
    slug: slug.exactOptional(),
    /** Origin under which the site is published, without a slash at its end. */
    siteUrl: origin,
    // Without what `mailto:` cannot have, or a name of a host.
    email: text(
      'an e-mail address',
      /^[^\s@:;,<>()"?#%\\[\]^`{|}]+@[^\s.!-,/:-@[-`{-~]+(\.[^\s.!-,/:-@[-`{-~]+)+$/,
    ),
    /** An owner elsewhere than in Germany writes it with `+` and the country's code. Without one the form takes its place. */
    phone: text(
      'a phone number that begins with 0 or +, like 030 1234567',
      /^(\+|0)[\d \u00A0\u202F()/-]{4,}\d$/,
    ).exactOptional(),
    address: z.strictObject(
      { street: text(), postalCode: text(), city: text(), country: text() },
      "like { street: '…', postalCode: '…', city: '…', country: '…' }",
    ),

    // What follows shows only where it is set.

    /** When new work can begin, for example `ab Januar 2027`. */
    availability: text().exactOptional(),
    /** Where the work is done, for example `remote oder in Berlin`. */
    workplace: text().exactOptional(),
    /** How soon an answer comes, for example `innerhalb von zwei Werktagen`. */
    responseTime: text().exactOptional(),
    /** `false`: visitors write by e-mail, and the site has no form. */
    contactForm: flag.exactOptional(),
    /** Whether messages are forwarded to the owner by e-mail (docs/operating.md); the privacy notice says so. */
    messageMail: flag.exactOptional(),
    /** Pages of the owner elsewhere. */
    profiles: list(linkSchema).exactOptional(),
    /** Further ways to write, such as a page for booking a date: they stand on Kontakt and nowhere else. */
    contactLinks: list(linkSchema).exactOptional(),
    /** What clients say; with their consent. */
    references: list(
      z.strictObject(
        {
          quote: text(),
          name: text(),
          company: text().exactOptional(),
          /** The slug of the project that it is about: it stands there and in the Lebenslauf; without one, with every project. */
          project: slug.exactOptional(),
        },
        "like { quote: '…', name: '…' }",
      ),
    ).exactOptional(),

    /** USt-IdNr.; the legal notice must name it where there is one (§ 5 Abs. 1 Nr. 6 DDG). */
    vatId: text('a USt-IdNr. like DE123456789', /^[A-Z]{2}[\dA-Z+*]{2,12}$/).exactOptional(),
    /** W-IdNr.; likewise. */
    businessId: text('a W-IdNr. like DE123456789-00001', /^DE\d{9}-\d{5}$/).exactOptional(),
    /** § 2 Abs. 1 Nr. 11 DL-InfoV. */
    liabilityInsurance: z
      .strictObject(
        { insurer: text(), address: text(), territory: text() },
        "like { insurer: '…', address: '…', territory: '…' }",
      )
      .exactOptional(),
    /** Messages are deleted after this many months at the latest. */
    retentionMonths: whole('a whole number of months').exactOptional(),
    /** Who serves the site. */
    hosting: hostSchema.exactOptional(),
    /** Who serves the pictures, where `VITE_ASSET_HOST` names a host of somebody else. */
    pictureHosting: hostSchema.exactOptional(),
    /** Where Firestore stores the messages, for example `europe-west3 (Frankfurt am Main)`. */
    firestoreRegion: text().exactOptional(),
    /** Who receives the owner's e-mail. */
    emailProvider: text().exactOptional(),
    /** The data protection authority that is in charge of the owner. */
    supervisoryAuthority: z
      .strictObject({ name: text(), href: link }, "like { name: '…', href: 'https://…' }")
      .exactOptional(),
    /** Whether there is journalistic content, such as a blog; then somebody must be named (§ 18 Abs. 2 MStV). */
    journalisticContent: flag.exactOptional(),
    /** The body before which the owner settles disputes with consumers, or `false` for none (§ 36 VSBG). */
    arbitration: z
      .union(
        [z.literal(false), z.strictObject({ name: text(), address: text(), href: link })],
        "false, or like { name: '…', address: '…', href: 'https://…' }",
      )
      .exactOptional(),
    /** When the owner last checked the accessibility of the site's own texts and pictures, for example `November 2026`. */
    contentReviewed: month.exactOptional(),
  },
  'an object',
);

/** Everything that names the owner. The rest of the site derives from it. */
export const ownerSchema = ownerFields.check(({ value, issues }) => {
  const { contactForm, messageMail: input } = value;
  if (contactForm !== false || !input) return;
  const message = 'left out where contactForm is false: there are no messages';
  issues.push({ code: 'custom', path: ['messageMail'], message, input });
});

/** A job, or a school: of what is not set the page says nothing. */
export const stationSchema = z.strictObject(
  {
    /** What the owner was or learned there. */
    title: text(),
    /** For example `2021–2024` or `seit 2024`. */
    period: text().exactOptional(),
    /** The employer or the school. */
    organization: text().exactOptional(),
    place: text().exactOptional(),
    /** What was done there; each a paragraph. */
    texts: list(text()).exactOptional(),
  },
  "like { title: '…' }",
);

/** What the Lebenslauf says beyond the owner's contact data, the projects and the skills. Latest first. */
export const resumeSchema = z.strictObject(
  {
    /** Stands below the name. */
    occupation: text(),
    /** One entry per paragraph. */
    profile: list(text()),
    /** How many projects it names, in the order of the tiles; all, if omitted. Ten fit on two pages beside a long career. */
    projects: z.int('a whole number').nonnegative('a whole number').exactOptional(),
    experience: list(stationSchema).exactOptional(),
    education: list(stationSchema).exactOptional(),
    certificates: list(
      z.strictObject(
        {
          title: text(),
          issuer: text().exactOptional(),
          year: text().exactOptional(),
          /** Where it can be seen. */
          href: linkOrFile.exactOptional(),
        },
        "like { title: '…' }",
      ),
    ).exactOptional(),
    /** For example `{ name: 'Englisch', level: 'fließend' }`. */
    languages: list(
      z.strictObject({ name: text(), level: text().exactOptional() }, "like { name: '…' }"),
    ).exactOptional(),
  },
  'an object',
);
