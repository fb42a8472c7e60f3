import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import palette from '#content/palette.json' with { type: 'json' };
import { project } from '#content/projects/a-chess/project.ts';
import { resume } from '#content/resume.ts';
import { skill } from '#content/skills/python/skill.ts';
import { routes } from '#src/navigation/routes.ts';
import { contentErrors } from './content-errors.ts';
import { pictureFiles } from './detail-mistakes.ts';
import type { ContentFiles } from './mistake.ts';

const contents = { project, skill, owner, resume, palette };
const files = {
  project: 'example/projects/a-chess/project.ts',
  skill: 'example/skills/python/skill.ts',
  owner: 'example/owner.ts',
  resume: 'example/resume.ts',
  palette: 'example/palette.json',
};

/** Without the lines' numbers. */
function errorsOf(of: ContentFiles, exists: (path: string) => boolean = existsSync) {
  return contentErrors({ files: of, examples: {}, routes, exists, read: () => undefined });
}

/** What is said of one of the contents with other fields. */
function withFields(name: keyof typeof contents, fields: object, exists?: typeof existsSync) {
  return errorsOf({ [files[name]]: { [name]: { ...contents[name], ...fields } } }, exists);
}

const [firstPicture, ...otherPictures] = project.productImages;
const [button] = project.buttons;
const { phone: _, ...withoutPhone } = owner;
const swiss = { ...owner.address, postalCode: '8001', country: 'Schweiz' };

it.each<[keyof typeof contents, object]>([
  ['project', {}],
  ['project', { tags: ['Elm'] }],
  ['skill', {}],
  ['owner', {}],
  ['owner', { address: swiss, phone: '+41 44 668 18 00' }],
  ['resume', { projects: 6 }],
  ['palette', {}],
])('the %s of the example has no errors, with %j neither', (name, fields) => {
  expect(withFields(name, fields)).toEqual([]);
});

it('an owner may have no phone', () => {
  expect(errorsOf({ [files.owner]: { owner: withoutPhone } })).toEqual([]);
});

describe.each<[keyof typeof contents, [fields: object, error: string][]]>([
  [
    'project',
    [
      [{ title: undefined }, 'title must be a text without spaces at its ends, but is missing.'],
      [{ title: ' aChess' }, 'title must be a text without spaces at its ends, but is " aChess".'],
      [{ description: 7 }, 'description must be a sentence of 20 to 155 characters, but is 7.'],
      [
        { metaDescription: 'x'.repeat(300) },
        'metaDescription must be a text of 120 to 155 characters, but has 300 characters, 145 too many.',
      ],
      [{ tags: 'Python' }, 'tags must be a list, but is "Python".'],
      [{ color: 'white' }, 'color must be a colour like #1a2b3c, but is "white".'],
      [
        { color: '#777777' },
        'color must be a colour with a contrast of 4.5:1 at least on backgroundColor (this has 1.0:1), but is "#777777".',
      ],
      [
        { buttons: [{ ...button, href: 'http://github.com/x' }] },
        'buttons[0].href must be an address that begins with https://, but is "http://github.com/x".',
      ],
      [
        { buttons: [{ ...button, label: 'Gitlab' }] },
        'buttons[0].label must be one of Github, Google Play, PyPI, but is "Gitlab".',
      ],
      [
        { productImages: [firstPicture, { ...otherPictures[0], alt: undefined }] },
        'productImages[1].alt must be a text of 10 characters at least, which says what the picture shows, but is missing.',
      ],
      [
        { productImages: [{ ...firstPicture, width: 640, height: 480 }] },
        'productImages[0].width must be 800 px at least on the longer side of a picture, which blurs where it is smaller, but is 640.',
      ],
      [{ colour: '#ffffff' }, 'colour is no field that the site has.'],
      [
        { tile: undefined },
        "tile must be like { slug: '…', order: 1, title: '…', background: '#1a2b3c' }, but is missing.",
      ],
      [{ tile: { ...project.tile, order: '6' } }, 'tile.order must be a whole number, but is "6".'],
      [
        { tile: { ...project.tile, background: '#eeeeee' } },
        'tile.background must be dark enough for the white icon (a contrast of 3:1 at least), but is "#eeeeee".',
      ],
      [
        { tile: { ...project.tile, background: 'navy' } },
        'tile.background must be a colour like #1a2b3c, or a gradient of such colours, but is "navy".',
      ],
    ],
  ],
  [
    'owner',
    [
      [
        { siteUrl: 'https://x.de/' },
        'siteUrl must be an origin without a slash at its end, like https://www.my-name.de, but is "https://x.de/".',
      ],
      [{ email: 'x@y' }, 'email must be an e-mail address, but is "x@y".'],
      [
        { phone: 'auf Anfrage' },
        'phone must be a phone number that begins with 0 or +, like 030 1234567, but is "auf Anfrage".',
      ],
      [
        { address: { ...owner.address, city: '' } },
        'address.city must be a text without spaces at its ends, but is "".',
      ],
      [{ retentionMonths: 0 }, 'retentionMonths must be a whole number of months, but is 0.'],
      [{ vatId: '123456789' }, 'vatId must be a USt-IdNr. like DE123456789, but is "123456789".'],
      [
        { businessId: 'DE123456789' },
        'businessId must be a W-IdNr. like DE123456789-00001, but is "DE123456789".',
      ],
      [
        { profiles: [{ label: 'Github' }] },
        'profiles[0].href must be an address that begins with https://, but is missing.',
      ],
      [
        { references: [{ quote: 'Gut.', name: 7 }] },
        'references[0].name must be a text without spaces at its ends, but is 7.',
      ],
      [
        { supervisoryAuthority: 'LfDI' },
        `supervisoryAuthority must be like { name: '…', href: 'https://…' }, but is "LfDI".`,
      ],
      [
        { liabilityInsurance: true },
        "liabilityInsurance must be like { insurer: '…', address: '…', territory: '…' }, but is true.",
      ],
      [{ hosting: 'X' }, `hosting must be like { name: '…', address: '…' }, but is "X".`],
      [
        { pictureHosting: { name: 'X', address: 'Y', processor: 'ja' } },
        'pictureHosting.processor must be true or false, but is "ja".',
      ],
      [
        { arbitration: true },
        "arbitration must be false, or like { name: '…', address: '…', href: 'https://…' }, but is true.",
      ],
      [{ journalisticContent: 'ja' }, 'journalisticContent must be true or false, but is "ja".'],
      [
        { contentReviewed: '22.11.2026' },
        'contentReviewed must be a month like November 2026, but is "22.11.2026".',
      ],
    ],
  ],
  [
    'resume',
    [
      [{ projects: -1 }, 'projects must be a whole number, but is -1.'],
      [
        { education: [{ period: '2020' }] },
        'education[0].title must be a text without spaces at its ends, but is missing.',
      ],
    ],
  ],
  [
    'palette',
    [
      [{ accent: 'orange' }, 'accent must be a colour like #1a2b3c, but is "orange".'],
      [{ bar: undefined }, 'bar must be a colour like #1a2b3c, but is missing.'],
      [
        { ground: { ...palette.ground, DEFAULT: '#eeeeee' } },
        'ground.DEFAULT must be a colour on which on-ground.DEFAULT can be read, with a contrast of 4.5:1 (this has 1.2:1), but is "#eeeeee".',
      ],
    ],
  ],
])('a wrong field of the %s', (name, rows) => {
  it.each(rows)('is named in one line: %j', (fields, error) => {
    expect(withFields(name, fields)).toEqual([`${files[name]}: ${error}`]);
  });
});

it('a field that names no icon is told all their names', () => {
  const featureParagraphs = [{ title: 'X', description: 'Y.', icon: 'rocket' }];
  expect(withFields('project', { featureParagraphs })).toEqual([
    expect.stringMatching(
      /: featureParagraphs\[0\]\.icon must be one of accounts, book, .*, but is "rocket"\.$/,
    ),
  ]);
});

it('a text that is too long is not repeated in full', () => {
  const [line] = withFields('project', { title: 'x'.repeat(300).padEnd(301) });
  expect(line).toMatch(/, but is "x{59}… \(301 characters\)\.$/);
});

it('a file without its export is named in one line', () => {
  const error = `${files.skill}: must export skill, but does not.`;
  expect(errorsOf({ [files.skill]: {} })).toEqual([error]);
});

it('every wrong field is told at once', () => {
  expect(withFields('project', { title: 3, tags: [1], year: '' })).toHaveLength(3);
});

it.each(['python', 'Py-thon'])('the tag "%s" must be spelled like the skill', (tag) => {
  const tagged = { project: { ...project, tags: ['Tkinter', tag] } };
  expect(errorsOf({ [files.project]: tagged, [files.skill]: { skill } })).toEqual([
    `${files.project}: tags[1] must be "Python" as in ${files.skill}, but is "${tag}".`,
  ]);
});

it('a picture needs its files in every width and format', () => {
  const needed = pictureFiles('a-chess/game', 1600);
  expect(needed).toHaveLength(6);
  for (const file of needed) {
    expect(withFields('project', {}, (path) => path !== file)).toEqual([
      `${files.project}: productImages[2].src must name a picture, but ${file} is missing; npm run pictures -- a-chess makes it of an original beside project.ts.`,
    ]);
  }
});
