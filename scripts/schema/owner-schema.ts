import { z } from 'zod';
import { httpsLink, listOf, plain, slug, text } from './schema-parts.ts';

/** A name of this length fits on the home screen, but may overflow the lock. */
const shortName = text.max(60);

/** A company that serves files of the site. */
export const hostSchema = z.strictObject({
  name: text,
  address: text,
  /** Whether the owner has a contract with the company under Art. 28 GDPR. */
  processor: z.boolean().exactOptional(),
  /** Days until the company deletes its logs. */
  logDays: z.int().positive().exactOptional(),
  /**
   * A country outside the EEA from which the company may serve files, under an adequacy decision or
   * the standard contractual clauses.
   */
  thirdCountry: text.exactOptional(),
});

const linkSchema = z.strictObject({ label: text, href: httpsLink });

export const ownerSchema = z.strictObject({
  firstName: shortName,
  fullName: shortName,
  /** Shown in the top bar and at the end of document titles. */
  siteTitle: shortName,
  /** Slug of the project about this site. */
  slug: slug.exactOptional(),
  /** The site's origin, for sitemap, robots.txt and metadata. */
  siteUrl: plain.regex(
    /^https?:\/\/[\w.-]+(:\d+)?$/,
    'Invalid origin: expected one like https://www.my-name.de, without a slash at its end',
  ),
  email: plain.pipe(z.email()),
  /**
   * With `+` and country code outside Germany. Without a number the legal notice names the form.
   */
  phone: plain
    .regex(/^[+0][\d\s()/-]{5,}$/, 'Invalid phone number: expected one like 030 1234567 or +43 1 …')
    .exactOptional(),
  address: z.strictObject({ street: text, postalCode: text, city: text, country: text }),

  // All following fields are optional.

  /** For example `ab Januar 2027`. */
  availability: text.exactOptional(),
  /** For example `remote oder in Berlin`. */
  workplace: text.exactOptional(),
  /** For example `innerhalb von zwei Werktagen`. */
  responseTime: text.exactOptional(),
  /** A point on the first slide's map, in % of the map's width and height, with a short label. */
  mapPoint: z
    .strictObject({
      x: z.number().min(0).max(100),
      y: z.number().min(0).max(100),
      label: shortName,
    })
    .exactOptional(),
  /** `false`: an e-mail link replaces the form. */
  contactForm: z.boolean().exactOptional(),
  /** Whether a script forwards messages by e-mail (docs/operating); for the privacy notice. */
  messageMail: z.boolean().exactOptional(),
  /** `false`: the lock's wallpaper does not change with the time of day. */
  daylight: z.boolean().exactOptional(),
  profiles: listOf(linkSchema).exactOptional(),
  /** Other ways of contact, such as a booking page; shown on the contact slide. */
  contactLinks: listOf(linkSchema).exactOptional(),
  /** With the clients' consent. */
  references: listOf(
    z.strictObject({
      quote: text,
      name: text,
      company: text.exactOptional(),
      /**
       * Slug of the project whose page shows the reference; the résumé shows the reference, too.
       * Without a slug, the pages of all projects show the reference; the résumé does not.
       */
      project: slug.exactOptional(),
    }),
  ).exactOptional(),

  /** USt-IdNr., for the legal notice (§ 5 Abs. 1 Nr. 6 DDG). */
  vatId: plain
    .regex(/^[A-Z]{2}[\dA-Z+*. -]{2,18}$/, 'Invalid USt-IdNr.: expected one like DE123456789')
    .exactOptional(),
  /** W-IdNr., for the legal notice (§ 5 Abs. 1 Nr. 6 DDG). */
  businessId: plain
    .regex(/^DE\d{9}-\d{5}$/, 'Invalid W-IdNr.: expected one like DE123456789-00001')
    .exactOptional(),
  /** § 2 Abs. 1 Nr. 11 DL-InfoV. */
  liabilityInsurance: z
    .strictObject({ insurer: text, address: text, territory: text })
    .exactOptional(),
  /** Months until messages are deleted. */
  retentionMonths: z.int().positive().exactOptional(),
  hosting: hostSchema.exactOptional(),
  /** For a `VITE_ASSET_HOST` of another company. */
  pictureHosting: hostSchema.exactOptional(),
  /** For example `europe-west3 (Frankfurt am Main)`. */
  firestoreRegion: text.exactOptional(),
  emailProvider: text.exactOptional(),
  /** The responsible data protection authority. */
  supervisoryAuthority: z.strictObject({ name: text, href: httpsLink }).exactOptional(),
  /** For a site with a blog: adds a responsible person (§ 18 Abs. 2 MStV). */
  journalisticContent: z.boolean().exactOptional(),
  /** The consumer arbitration board, or `false` for none (§ 36 VSBG). */
  arbitration: z
    .union(
      [z.literal(false), z.strictObject({ name: text, address: text, href: httpsLink })],
      'Invalid arbitration: expected false, or name, address and href',
    )
    .exactOptional(),
  /** Month of the last accessibility check of the content, for example `November 2026`. */
  contentReviewed: text.exactOptional(),
});
