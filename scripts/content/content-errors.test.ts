import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import palette from '#content/palette.json' with { type: 'json' };
import { project as content } from '#content/projects/a-chess/project.ts';
import { resume } from '#content/resume.ts';
import { skill } from '#content/skills/python/skill.ts';
import { routes } from '#src/navigation/routes.ts';
import { type ContentFiles, contentErrors } from './content-errors.ts';
import { pictureFiles } from './detail-mistakes.ts';

const projectFile = 'example/projects/a-chess/project.ts';
const skillFile = 'example/skills/python/skill.ts';
const ownerFile = 'example/owner.ts';

/** Without the lines' numbers. */
function errorsOf(files: ContentFiles, exists: (path: string) => boolean = existsSync) {
  return contentErrors({ files, examples: {}, routes, exists, read: () => undefined });
}

/** What is said of aChess with other fields. */
function withFields(fields: object, exists?: (path: string) => boolean) {
  return errorsOf({ [projectFile]: { project: { ...content, ...fields } } }, exists);
}

function withTile(fields: object) {
  return withFields({ tile: { ...content.tile, ...fields } });
}

function withOwner(fields: object) {
  return errorsOf({ [ownerFile]: { owner: { ...owner, ...fields } } });
}

const [firstPicture, ...otherPictures] = content.productImages;
const [button] = content.buttons;

describe('content that is complete', () => {
  it('has no errors', () => {
    const files = { [skillFile]: { skill }, [ownerFile]: { owner } };
    expect(errorsOf({ [projectFile]: { project: content }, ...files })).toEqual([]);
  });

  it('may have a tag that no skill knows', () => {
    expect(withFields({ tags: ['Elm'] })).toEqual([]);
  });

  it('may belong to an owner without a phone, or abroad', () => {
    const { phone: _, ...others } = owner;
    expect(errorsOf({ [ownerFile]: { owner: others } })).toEqual([]);
    const address = {
      street: 'Bahnhofstrasse 7',
      postalCode: '8001',
      city: 'Zürich',
      country: 'Schweiz',
    };
    expect(withOwner({ address, phone: '+41 44 668 18 00' })).toEqual([]);
  });
});

describe('a field of a project', () => {
  it.each([
    [{ title: undefined }, 'title must be a text without spaces at its ends, but is missing.'],
    [{ title: ' aChess' }, 'title must be a text without spaces at its ends, but is " aChess".'],
    [{ description: 7 }, 'description must be a sentence of 20 to 155 characters, but is 7.'],
    [
      { metaDescription: 'x'.repeat(112) },
      'metaDescription must be a text of 120 to 155 characters, but has 112 characters, 8 too few.',
    ],
    [
      { metaDescription: 'x'.repeat(300) },
      'metaDescription must be a text of 120 to 155 characters, but has 300 characters, 145 too many.',
    ],
    [
      { description: ` ${'x'.repeat(50)}` },
      `description must be a text without spaces at its ends, but is " ${'x'.repeat(50)}".`,
    ],
    [{ tags: 'Python' }, 'tags must be a list, but is "Python".'],
    [{ color: 'white' }, 'color must be a colour like #1a2b3c, but is "white".'],
    [{ color: undefined }, 'color must be a colour like #1a2b3c, but is missing.'],
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
  ])('that is wrong is named in one line: %j', (fields, error) => {
    expect(withFields(fields)).toEqual([`${projectFile}: ${error}`]);
  });

  it('that names no icon is told all their names', () => {
    const [line, ...others] = withFields({
      featureParagraphs: [{ title: 'X', description: 'Y.', icon: 'rocket' }],
    });
    expect(line).toMatch(
      /: featureParagraphs\[0\]\.icon must be one of accounts, book, .*, but is "rocket"\.$/,
    );
    expect(others).toEqual([]);
  });

  it('that is too long is not repeated in full', () => {
    const [line] = withFields({ title: 'x'.repeat(300).padEnd(301) });
    expect(line).toMatch(/, but is "x{59}… \(301 characters\)\.$/);
  });
});

describe('a tile', () => {
  it.each([
    [{ order: '6' }, 'tile.order must be a whole number, but is "6".'],
    [
      { background: '#eeeeee' },
      'tile.background must be dark enough for the white icon (a contrast of 3:1 at least), but is "#eeeeee".',
    ],
    [
      { background: 'navy' },
      'tile.background must be a colour like #1a2b3c, or a gradient of such colours, but is "navy".',
    ],
  ])('with a wrong field is named in one line: %j', (fields, error) => {
    expect(withTile(fields)).toEqual([`${projectFile}: ${error}`]);
  });
});

describe('a file', () => {
  it('without its export is named in one line', () => {
    expect(errorsOf({ [skillFile]: {} })).toEqual([
      `${skillFile}: must export skill, but does not.`,
    ]);
  });

  it('tells of every wrong field at once', () => {
    expect(withFields({ title: 3, tags: [1], year: '' })).toHaveLength(3);
  });
});

describe('a tag', () => {
  it.each(['python', 'Py-thon', 'PYTHON'])('"%s" must be spelled like the skill', (tag) => {
    const project = { ...content, tags: ['Tkinter', tag] };
    expect(errorsOf({ [projectFile]: { project }, [skillFile]: { skill } })).toEqual([
      `${projectFile}: tags[1] must be "Python" as in ${skillFile}, but is "${tag}".`,
    ]);
  });
});

describe('a picture', () => {
  it('needs its files in every width and format', () => {
    const files = pictureFiles('a-chess/game', 1600);
    expect(files).toHaveLength(6);
    for (const file of files) {
      expect(withFields({}, (path) => path !== file)).toEqual([
        `${projectFile}: productImages[2].src must name a picture, but ${file} is missing; npm run pictures -- a-chess makes it of an original beside project.ts.`,
      ]);
    }
  });
});

describe('the owner', () => {
  it.each([
    [
      { fullName: undefined },
      'fullName must be a text without spaces at its ends, but is missing.',
    ],
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
  ])('with a wrong field is named in one line: %j', (fields, error) => {
    expect(withOwner(fields)).toEqual([`${ownerFile}: ${error}`]);
  });
});

describe('the Lebenslauf', () => {
  const file = 'example/resume.ts';

  it('is checked like the rest', () => {
    expect(errorsOf({ [file]: { resume } })).toEqual([]);
    expect(errorsOf({ [file]: { resume: { ...resume, projects: 6 } } })).toEqual([]);
    const wrong = { ...resume, projects: -1, education: [{ period: '2020' }] };
    expect(errorsOf({ [file]: { resume: wrong } })).toEqual([
      `${file}: projects must be a whole number, but is -1.`,
      `${file}: education[0].title must be a text without spaces at its ends, but is missing.`,
    ]);
  });
});

describe('the palette', () => {
  const file = 'example/palette.json';
  const withPalette = (fields: object) =>
    errorsOf({ [file]: { palette: { ...palette, ...fields } } });

  it('needs every colour, each in six digits', () => {
    expect(withPalette({})).toEqual([]);
    expect(withPalette({ accent: 'orange', bar: undefined })).toEqual([
      `${file}: accent must be a colour like #1a2b3c, but is "orange".`,
      `${file}: bar must be a colour like #1a2b3c, but is missing.`,
    ]);
  });

  it('needs grounds on which letters can be read', () => {
    const ground = { ...palette.ground, DEFAULT: '#eeeeee' };
    expect(withPalette({ ground })).toEqual([
      `${file}: ground.DEFAULT must be a colour on which on-ground.DEFAULT can be read, with a contrast of 4.5:1 (this has 1.2:1), but is "#eeeeee".`,
    ]);
  });
});
