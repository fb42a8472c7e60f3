import { z } from 'zod';
import { smallestSide } from '#src/content/picture-widths.ts';
import type {
  ExternalButton,
  FeatureParagraph,
  Host,
  IconName,
  Owner,
  Picture,
  ProjectContent,
  Resume,
  SkillContent,
  Station,
  Tile,
} from '#src/content/types.ts';
import { ICON_DRAWINGS } from '#src/ui/icon-paths.ts';
import { contrast } from './contrast.ts';

// The types speak to an editor, these schemas to an owner who sees only the answer of the build. Each message
// is what follows "must be".

type Shape<T> = { [K in keyof T]-?: z.ZodType<T[K] | undefined> };

/** An object with the fields of its type: neither side compiles with a field that the other lacks. */
function object<T>(expected = 'an object') {
  return <F extends Shape<T>>(shape: F & Record<Exclude<keyof F, keyof T>, never>) =>
    z.strictObject<F>(shape, expected);
}

/** @param format `expected` in code */
function text(expected = 'a text without spaces at its ends', format = /^\S(.*\S)?$/s) {
  return z.string(expected).regex(format, expected);
}

/** A text whose length `content-errors.ts` tells where it is wrong. */
function sized(expected: string, min: number, max = Number.POSITIVE_INFINITY) {
  const trimmed = { error: 'a text without spaces at its ends', abort: true };
  return z
    .string(expected)
    .regex(/^\S(.*\S)?$/s, trimmed)
    .min(min, expected)
    .max(max, expected);
}

function list<T extends z.ZodType>(item: T) {
  return z.array(item, 'a list');
}

function whole(expected: string) {
  return z.int(expected).positive(expected);
}

function isHttps(value: string) {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

function isOrigin(value: string) {
  return /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

const addressRule = 'an address that begins with https://';
const link = z.string(addressRule).refine(isHttps, addressRule);
const originRule = 'an origin without a slash at its end, like https://www.my-name.de';
const color = text('a colour like #1a2b3c', /^#[\da-f]{6}$/i);

/** Adds an issue where `front` cannot be read on `back`; wrong colours have one already. */
function requireContrast<T extends string>(
  { value, issues }: { value: Record<T, string>; issues: z.core.$ZodRawIssue[] },
  [front, back]: readonly [T, T],
) {
  const ratio = contrast(value[front], value[back]);
  if (Number.isNaN(ratio) || ratio >= 4.5) return;
  const message = `a colour with a contrast of 4.5:1 at least on ${back} (this has ${ratio.toFixed(1)}:1)`;
  issues.push({ code: 'custom', path: [front], message, input: value[front] });
}

const hostSchema = object<Host>("like { name: '…', address: '…' }")({
  name: text(),
  address: text(),
  processor: z.boolean('true or false').exactOptional(),
  logDays: whole('a whole number of days').exactOptional(),
  thirdCountry: text().exactOptional(),
});

/** Everything that names the owner. */
export const ownerSchema = object<Owner>()({
  firstName: text(),
  fullName: text(),
  siteTitle: text(),
  // Whether it can be an address is asked in `src/prerender/route-errors.ts`, of tiles as well.
  slug: z.string('a text'),
  siteUrl: z.string(originRule).refine(isOrigin, originRule),
  email: text('an e-mail address', /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/),
  phone: text(
    'a phone number that begins with 0 or +, like 030 1234567',
    /^(\+|0)[\d\s()/-]{5,}$/,
  ).exactOptional(),
  address: object<Owner['address']>(
    "like { street: '…', postalCode: '…', city: '…', country: '…' }",
  )({
    street: text(),
    postalCode: text(),
    city: text(),
    country: text(),
  }),
  availability: text().exactOptional(),
  workplace: text().exactOptional(),
  responseTime: text().exactOptional(),
  profiles: list(
    z.strictObject({ label: text(), href: link }, "like { label: '…', href: 'https://…' }"),
  ).exactOptional(),
  references: list(
    z.strictObject(
      { quote: text(), name: text(), company: text().exactOptional() },
      "like { quote: '…', name: '…' }",
    ),
  ).exactOptional(),
  vatId: text('a USt-IdNr. like DE123456789', /^[A-Z]{2}[\dA-Z+*]{2,12}$/).exactOptional(),
  businessId: text('a W-IdNr. like DE123456789-00001', /^DE\d{9}-\d{5}$/).exactOptional(),
  liabilityInsurance: z
    .strictObject(
      { insurer: text(), address: text(), territory: text() },
      "like { insurer: '…', address: '…', territory: '…' }",
    )
    .exactOptional(),
  retentionMonths: whole('a whole number of months').exactOptional(),
  hosting: hostSchema.exactOptional(),
  pictureHosting: hostSchema.exactOptional(),
  firestoreRegion: text().exactOptional(),
  emailProvider: text().exactOptional(),
  supervisoryAuthority: z
    .strictObject({ name: text(), href: link }, "like { name: '…', href: 'https://…' }")
    .exactOptional(),
  journalisticContent: z.boolean('true or false').exactOptional(),
  arbitration: z
    .union(
      [z.literal(false), z.strictObject({ name: text(), address: text(), href: link })],
      "false, or like { name: '…', address: '…', href: 'https://…' }",
    )
    .exactOptional(),
  contentReviewed: text(
    'a month like November 2026',
    /^(Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) \d{4}$/,
  ).exactOptional(),
});

const stationSchema = object<Station>()({
  title: text(),
  period: text().exactOptional(),
  organization: text().exactOptional(),
  place: text().exactOptional(),
  texts: list(text()).exactOptional(),
});

/** The Lebenslauf. */
export const resumeSchema = object<Resume>()({
  occupation: text(),
  profile: list(text()),
  projects: z.int('a whole number').nonnegative('a whole number').exactOptional(),
  experience: list(stationSchema).exactOptional(),
  education: list(stationSchema).exactOptional(),
  languages: list(
    z.strictObject({ name: text(), level: text().exactOptional() }, "like { name: '…' }"),
  ).exactOptional(),
});

const backgroundRule = 'a colour like #1a2b3c, or a gradient of such colours';

/** What the home screen knows of a project or a skill. */
export const tileSchema = object<Tile>()({
  slug: z.string('a text'),
  order: z.int('a whole number'),
  title: text(),
  background: text(backgroundRule, /#[\da-f]{6}\b/i).refine(
    (value) =>
      (value.match(/#[\da-f]{6}\b/gi) ?? []).every((stop) => contrast('#ffffff', stop) >= 3),
    'dark enough for the white icon (a contrast of 3:1 at least)',
  ),
});

const iconNames = Object.keys(ICON_DRAWINGS) as IconName[];

const featureSchema = object<FeatureParagraph>()({
  title: text(),
  description: text(),
  icon: z.enum(iconNames, `one of ${iconNames.join(', ')}`),
});

const labels = ['Github', 'Google Play', 'PyPI'] as const satisfies ExternalButton['label'][];

const buttonSchema = object<ExternalButton>()({
  label: z.enum(labels, `one of ${labels.join(', ')}`),
  href: link,
  hoverColor: color,
  hoverBackgroundColor: color,
}).check((context) => requireContrast(context, ['hoverColor', 'hoverBackgroundColor']));

const side = whole('a whole number of px');

const pictureSchema = object<Picture>()({
  src: text("the project's folder and a name, like a-chess/game", /^[\w-]+(\/[\w-]+)+$/),
  width: side,
  height: side,
  alt: sized('a text of 10 characters at least, which says what the picture shows', 10),
}).check(({ value, issues }) => {
  const { width, height } = value;
  if (Math.max(width, height) >= smallestSide) return;
  const longer = width > height ? 'width' : 'height';
  const message = `${smallestSide} px at least on the longer side of a picture, which blurs where it is smaller`;
  issues.push({ code: 'custom', path: [longer], message, input: value[longer] });
});

const detailShape = {
  tile: tileSchema,
  title: text(),
  description: sized('a sentence of 20 to 155 characters', 20, 155),
  metaDescription: sized('a text of 120 to 155 characters', 120, 155).exactOptional(),
  featureParagraphs: list(featureSchema),
};

/** A project's page. */
export const projectSchema = object<ProjectContent>()({
  ...detailShape,
  tags: list(text()),
  year: text().exactOptional(),
  role: text().exactOptional(),
  client: text().exactOptional(),
  color,
  backgroundColor: color,
  buttons: list(buttonSchema),
  productImages: list(pictureSchema),
  backgroundText: list(text()),
}).check((context) => requireContrast(context, ['color', 'backgroundColor']));

/** A skill's page. */
export const skillSchema = object<SkillContent>()({
  ...detailShape,
  experienceText: list(text()),
});
