import { expect, it } from 'vitest';
import type { z } from 'zod';
import { owner } from '#content/owner.ts';
import { page } from '#content/pages/impressum/page.ts';
import palette from '#content/palette.json' with { type: 'json' };
import { project } from '#content/projects/a-chess/project.ts';
import { skill } from '#content/skills/python/skill.ts';
import { formatIssue, issuesOf } from '../content/content-issue.ts';
import { projectSchema, skillSchema } from './detail-schema.ts';
import { ownerSchema } from './owner-schema.ts';
import { paletteSchema } from './palette-schema.ts';
import { staticPageSchema } from './static-page-schema.ts';

const contents = {
  'owner.ts': { schema: ownerSchema, value: owner },
  'palette.json': { schema: paletteSchema, value: palette },
  'project.ts': { schema: projectSchema, value: project },
  'skill.ts': { schema: skillSchema, value: skill },
  'page.ts': { schema: staticPageSchema, value: page },
} satisfies Record<string, { schema: z.ZodType; value: object }>;

/** Lines for a file of the example with changed fields; undefined removes a field. */
function linesOf(file: keyof typeof contents, changes: object) {
  const { schema, value } = contents[file];
  const entries = Object.entries({ ...value, ...changes });
  const changed = Object.fromEntries(entries.filter(([, field]) => field !== undefined));
  return issuesOf(file, schema, changed).map(formatIssue);
}

const [picture] = project.productImages;
const block = (value: unknown) => ({ sections: [{ id: 'x', heading: 'X', blocks: [value] }] });
const entry = (href: string) => block({ entries: [{ label: 'X', text: 'X', href }] });

it.each<[issue: string, file: keyof typeof contents, changes: object, line: string]>([
  [
    'is missing',
    'owner.ts',
    { firstName: undefined },
    'firstName: Invalid input: expected string, received undefined',
  ],
  ['is not an e-mail address', 'owner.ts', { email: 'x' }, 'email: Invalid email address'],
  ['is misspelt', 'owner.ts', { availibility: 'ab Mai' }, 'Unrecognized key: "availibility"'],
  [
    'is not a telephone number',
    'owner.ts',
    { phone: 'auf Anfrage' },
    'phone: Invalid phone number: expected one like 030 1234567 or +43 1 …',
  ],
  [
    'is an origin that ends in a slash',
    'owner.ts',
    { siteUrl: 'https://x.de/' },
    'siteUrl: Invalid origin: expected one like https://www.my-name.de, without a slash at its end',
  ],
  [
    'contains a missing value',
    'owner.ts',
    { responseTime: `in ${undefined} Tagen` },
    'responseTime: Invalid text: contains "undefined", because a value is missing',
  ],
  [
    'is nested',
    'owner.ts',
    { address: { ...owner.address, city: 7 } },
    'address.city: Invalid input: expected string, received number',
  ],
  [
    'is in a list',
    'project.ts',
    { tags: ['Python', 7] },
    'tags[1]: Invalid input: expected string, received number',
  ],
  [
    'is too long',
    'project.ts',
    { tagline: 'x'.repeat(51) },
    'tagline: Too big: expected string to have <=50 characters',
  ],
  [
    'is empty',
    'project.ts',
    { title: ' ' },
    'title: Too small: expected string to have >=1 characters',
  ],
  [
    'is a colour with too little contrast',
    'project.ts',
    { color: '#eeeeee', backgroundColor: '#417d9e' },
    'color: Too little contrast: expected 4.5:1 to backgroundColor, received 3.9:1',
  ],
  [
    'is a link without https',
    'project.ts',
    { buttons: [{ label: 'X', href: 'http://x.de' }] },
    'buttons[0].href: Invalid link: expected https://…, or / and a file of public, like /cv.pdf',
  ],
  [
    'is a picture that is too small',
    'project.ts',
    { productImages: [{ ...picture, width: 640, height: 480 }] },
    'productImages[0]: Too small: expected 800 px on the longer side',
  ],
  [
    'is a colour of the palette with too little contrast',
    'palette.json',
    { danger: '#ff8888' },
    'danger: Too little contrast: expected 4.5:1 to white, received 2.3:1',
  ],
  [
    'is not an integer',
    'skill.ts',
    { tile: { ...skill.tile, order: '1' } },
    'tile.order: Invalid input: expected number, received string',
  ],
  [
    'is not a block of a page',
    'page.ts',
    block({ lists: ['X'] }),
    'sections[0].blocks[0]: Invalid block: expected a text, { list }, { lines }, { entries } or { projects: true }',
  ],
  [
    'has two sections with the same anchor',
    'page.ts',
    { sections: [...page.sections, ...page.sections] },
    'sections: Invalid anchors: two sections have the same id',
  ],
  [
    'is not a language tag',
    'page.ts',
    { lang: 'en_GB' },
    'lang: Invalid language: expected one like en or pt-BR',
  ],
])('issuesOf names the file and the field that %s', (_, file, changes, line) => {
  expect(linesOf(file, {})).toEqual([]);
  expect(linesOf(file, changes)).toEqual([`${file}: ${line}`]);
});

it.each([
  ['a space at its end', 'React ', 'React'],
  ['a no-break space', 'Google\u00a0Play', 'Google Play'],
  ['a zero-width space', 'Re\u200bact\ufeff', 'React'],
  ['a letter and a combining mark', 'Gera\u0308te', 'Ger\u00e4te'],
  ['an emoji sequence', '👩\u200d💻', '👩\u200d💻'],
])('a tag with %s equals the title that looks the same', (_, tag, title) => {
  expect(projectSchema.parse({ ...project, tags: [tag] }).tags).toEqual([title]);
  expect(skillSchema.parse({ ...skill, title }).title).toBe(title);
});

it('ownerSchema removes invisible characters from e-mail address, phone, slug and origin', () => {
  const copied = {
    email: 'hallo@\u200bexample.org ',
    phone: '\u202a030 23125 042\u202c',
    slug: 'max\u2060Mustermann',
    siteUrl: ' https://example.org\n',
  };
  expect(ownerSchema.parse({ ...owner, ...copied })).toMatchObject({
    email: 'hallo@example.org',
    phone: '030 23125 042',
    slug: 'maxMustermann',
    siteUrl: 'https://example.org',
  });
});

it('projectSchema allows a file as icon of a feature, and lists the names when one is unknown', () => {
  const [feature] = project.featureParagraphs;
  const lines = linesOf('project.ts', { featureParagraphs: [{ ...feature, icon: 'bok' }] });
  expect(lines).toEqual([
    expect.stringMatching(
      /^project\.ts: featureParagraphs\[0\]\.icon: Invalid icon: expected one of accounts, book, .*icon-saw\.svg$/,
    ),
  ]);
  const own = { featureParagraphs: [{ ...feature, icon: 'icon-saw.svg' }] };
  expect(linesOf('project.ts', own)).toEqual([]);
});

it.each([
  '/',
  '/kontakt#x',
  '/Lebenslauf Zoë.pdf',
  'https://x.de/a?b#c',
  'mailto:x@x.de',
  'tel:+49301',
])('a static page may link to %s', (href) => {
  expect(linesOf('page.ts', entry(href))).toEqual([]);
});

// Browsers resolve the first two to another host.
it.each([
  '//x.de',
  '/\\x.de',
  'x.de',
  'https:///x.de',
  'https://x.de/a b',
  'tel:a',
  'javascript:x',
])('a static page may not link to %s', (href) => {
  expect(linesOf('page.ts', entry(href))).toEqual([
    expect.stringContaining('sections[0].blocks[0].entries[0].href: Invalid link: expected / and'),
  ]);
});

const linesWithBackground = (background: string) =>
  linesOf('project.ts', { tile: { ...project.tile, background } });

it.each([
  '#1a2b3c',
  'linear-gradient(145deg, #7a1f00, #005a5a 40%)',
  'linear-gradient(to bottom right, #7a1f00, #005a5a, #1a2b3c)',
  'radial-gradient(circle at 30% 20%, #1a2b3c, #223344)',
])('the background of a tile may be %s', (background) => {
  expect(linesWithBackground(background)).toEqual([]);
});

// The first one, with its open bracket, would break all later CSS rules of the page.
it.each([
  'linear-gradient(145deg, #1a2b3c, #223344',
  'linear-gradient(145, #1a2b3c, #223344)',
  'linear-gradient(white, #1a2b3c)',
  '#1a2b3c; color: red',
  '#1a2b3c80',
  'url(/x.svg) #1a2b3c',
])('the background of a tile may not be %s', (background) => {
  expect(linesWithBackground(background)).toEqual([
    expect.stringContaining('project.ts: tile.background: Invalid background: expected a colour'),
  ]);
});

it('the background of a tile may not be too light for a white icon, at either end of a gradient', () => {
  for (const background of [
    '#eeeeee',
    'linear-gradient(#1a2b3c, #eeeeee)',
    'linear-gradient(#eeeeee, #1a2b3c)',
  ]) {
    expect(linesWithBackground(background)).toEqual([
      'project.ts: tile.background: Too light: expected a contrast of 3:1 to the white icon',
    ]);
  }
});
