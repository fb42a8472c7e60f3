import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { page } from '#content/pages/impressum/page.ts';
import palette from '#content/palette.json' with { type: 'json' };
import { project } from '#content/projects/a-chess/project.ts';
import { skill } from '#content/skills/python/skill.ts';
import { slides } from '#content/slider.ts';
import * as form from '#content/texts/form.ts';
import * as help from '#content/texts/help.ts';
import { builtInDrawings } from '#src/content/built-in-drawings.ts';
import { type Route, routes } from '#src/navigation/routes.ts';
import { projects } from '#tests/support/content.ts';
import { checkAddresses } from './check-addresses.ts';
import { checkFields } from './check-fields.ts';
import { checkReferences } from './check-references.ts';
import { type ContentFiles, filesWithout } from './content-files-and-texts.ts';
import { lineOf } from './finding.ts';

// One mistake for each rule, with the line that the owner reads. `any-content.test.ts` tries
// generated values in every field.

const section = { id: 'x', heading: 'X', blocks: ['X'] };

/** Texts of the example, with optional parts added. */
const contents = {
  project: { ...project, sections: [{ heading: 'Aufgabe', texts: ['X'] }] },
  skill,
  owner: { ...owner, references: [{ quote: 'Gut.', name: 'Rita Rat', project: 'aChess' }] },
  palette,
  page: {
    ...page,
    introduction: { blocks: ['X'], button: 'X' },
    sections: [section, { ...section, id: 'y', blocks: [] }],
  },
};
const folders = { project: 'projects/a-chess/', skill: 'skills/python/', page: 'pages/impressum/' };
const fileOf = (name: keyof typeof contents) =>
  name === 'palette'
    ? 'example/palette.json'
    : `example/${name === 'owner' ? '' : folders[name]}${name}.ts`;
const texts: ContentFiles = {
  'example/slider.ts': { slides },
  'example/texts/form.ts': { ...form },
  'example/texts/help.ts': { ...help },
};

/** The messages about a content, without line numbers. */
function linesOf(all: ContentFiles, ofSite = routes, examples = texts) {
  const ofFields = checkFields(all, examples);
  const right = filesWithout(ofFields, all);
  return [...ofFields, ...checkAddresses(right, ofSite), ...checkReferences(right, ofSite)].map(
    lineOf,
  );
}

/** The messages about one of the contents after a change of fields, without the file's name. */
function withFields(name: keyof typeof contents, fields: object) {
  const lines = linesOf({ [fileOf(name)]: { [name]: { ...contents[name], ...fields } } });
  return lines.map((line) => line.replace(`${fileOf(name)}: `, ''));
}

/** The expected message, which begins with the field's name, and the wrong value. */
const wrong: Record<keyof typeof contents, Record<string, unknown>> = {
  project: {
    'tile.slug must be a text of letters, digits, - and _ only, but is "ä/b".': 'ä/b',
    'tile.background must be dark enough for the white icon (a contrast of 3:1 at least), but is "#eeeeee".':
      '#eeeeee',
    [`title must be a text without spaces at its ends, but is " ${'x'.repeat(58)}… (301 characters).`]: ` ${'x'.repeat(300)}`,
    'description must be a sentence of 20 to 155 characters, but has 6 characters, 14 too few.':
      'Kurz 🙂',
    'color must be a colour with a contrast of 4.5:1 at least on backgroundColor (this has 3.9:1), but is "#eeeeee".':
      '#eeeeee',
    'buttons[0].href must be an address that begins with https://, or with / for a file of public, like /cv.pdf, but is "http://github.com/x".':
      'http://github.com/x',
    'buttons[0].href must name a file of public, but there is no /impressum.': '/impressum',
    'productImages[0].width must be 1600, the width of a-chess/start-menu in px, but is 1602.': 1602,
    'productImages[0].src must name a picture, but example/projects/a-chess/pictures/none-400.avif is missing; npm run pictures -- a-chess makes it of an original beside project.ts.':
      'a-chess/none',
    'productImages[0].src must begin with a-chess/, the name of its folder, but is "chess/start".':
      'chess/start',
    [`featureParagraphs[0].icon must be one of ${Object.keys(builtInDrawings).join(', ')}, or a drawing of your own like icon-saw.svg, but is "pyhton". Did you mean python?`]:
      'pyhton',
    'featureParagraphs[0].icon must name a file beside project.ts, but there is no icon-saw.svg.':
      'icon-saw.svg',
  },
  skill: {
    "tile must be like { slug: '…', order: 1, title: '…', background: '#1a2b3c' }, but is missing.":
      undefined,
  },
  owner: {
    'siteUrl must be an origin like https://www.my-name.de, but is "https://x.de/". Did you mean https://x.de?':
      'https://x.de/',
    'phone must be a phone number that begins with 0 or +, like 030 1234567, but is "auf Anfrage".':
      'auf Anfrage',
    'vatId must be the USt-IdNr. of Deutschland, like DE123456789, but is "ATU12345678".':
      'ATU12345678',
    "arbitration must be false, or like { name: '…', address: '…', href: 'https://…' }, but is true.": true,
    [`references[0].project must be a project's slug (${projects.map(({ slug }) => slug).join(', ')}), but is "a-chess".`]:
      'a-chess',
    'workplace must not have U+0000, which no browser can show.': 'remote\u0000',
    'responseTime must not say undefined, as in "innerhalb von undefined Tagen": a value is missing there. Put the word into quotes where you mean it.': `innerhalb von ${undefined} Tagen`,
  },
  palette: {
    'primary.DEFAULT must be a colour on which white can be read, with a contrast of 4.5:1 (this has 3.1:1), but is "#2196f3".':
      '#2196f3',
    'secondary.DEFAULT must be a colour on which ground.deep can be read, with a contrast of 4.5:1 (this has 2.5:1), but is "#aa1a55".':
      '#aa1a55',
    'accent.dark must be a colour on which white can be read, with a contrast of 4.5:1 (this has 1.8:1), but is "#ffad71".':
      '#ffad71',
    'primary.dark must be a colour on which primary.tint can be read, with a contrast of 4.5:1 (this has 4.2:1), but is "#2f6fd0".':
      '#2f6fd0',
  },
  page: {
    "sections[0].blocks[0] must be a text, or like { list: ['…'] }, { lines: ['…'] }, { entries: [{ label: '…', text: '…', href: '/…' }] } or { projects: true }, but is 7.": 7,
    'sections[1].id must be an anchor that no other section of the page has, but is "x".': 'x',
    'lang must be a language like en or pt-BR, but is "en_GB".': 'en_GB',
  },
};

describe.each(Object.keys(wrong) as (keyof typeof contents)[])('the check of the %s', (name) => {
  it.each(Object.entries(wrong[name]))('reports in one line that %s', (line, value) => {
    const content: object = structuredClone(contents[name]);
    const keys = line.split(' ')[0]?.match(/[\w-]+/g) ?? [];
    const last = keys.pop() ?? '';
    const parent = keys.reduce<object>((part, key) => Reflect.get(part, key), content);
    Reflect.set(parent, last, value);
    expect(withFields(name, content)).toEqual([line]);
  });
});

it.each<[problem: string, keyof typeof contents, fields: object, line: string]>([
  [
    'a picture whose longer side has less than 800 px',
    'project',
    { productImages: [{ ...project.productImages[0], width: 640, height: 480 }] },
    'productImages[0].width must be 800 px at least on the longer side of a picture, which blurs where it is smaller, but is 640.',
  ],
  [
    'a VAT id of another country',
    'owner',
    {
      address: { ...owner.address, country: 'Österreich' },
      phone: '+43 1 234567',
      vatId: 'DE123456789',
    },
    'vatId must be the USt-IdNr. of Österreich, like ATU12345678, but is "DE123456789".',
  ],
  [
    'a mail for messages without a form',
    'owner',
    { contactForm: false, messageMail: true },
    'messageMail must be left out where contactForm is false: there are no messages, but is true.',
  ],
])('the check reports in one line %s', (_, name, fields, line) => {
  expect(withFields(name, fields)).toEqual([line]);
});

const cssRule =
  'a colour like #1a2b3c, a gradient of such colours like linear-gradient(145deg, #1a2b3c, #223344), or an image beside it: tile.avif, .webp, .jpg or .png';

it.each([
  'linear-gradient(145deg, #7a1f00, #005a5a 40%)',
  'radial-gradient(circle at 30% 20%, #1a2b3c, #223344), #223344',
])('the check accepts %s as the background of a tile', (background) => {
  expect(withFields('project', { tile: { ...project.tile, background } })).toEqual([]);
});

it.each([
  ['an open bracket', 'linear-gradient(145deg, #1a2b3c, #223344', cssRule],
  ['a second declaration', '#1a2b3c); color: red', cssRule],
  ['an address', 'url(/x.svg) #1a2b3c', cssRule],
  ['an image of another name', 'photo.jpg', cssRule],
  // Browsers would ignore all of it.
  ['a length without its unit', 'radial-gradient(circle at 30 20%, #1a2b3c, #223344)', cssRule],
  ['a transparent colour', '#1a2b3c80', cssRule],
  [
    'a colour too light for the icon',
    'linear-gradient(white, #1a2b3c)',
    'dark enough for the white icon (a contrast of 3:1 at least)',
  ],
])('the check refuses %s in the background of a tile: %s', (_, background, rule) => {
  const lines = withFields('project', { tile: { ...project.tile, background } });
  expect(lines).toEqual([`tile.background must be ${rule}, but is ${JSON.stringify(background)}.`]);
});

it('the check refuses an image as the background of a tile when there is no such file', () => {
  const tile = { ...project.tile, background: 'tile.webp' };
  expect(withFields('project', { tile })).toEqual([
    'tile.background must name a file beside project.ts, but there is no tile.webp.',
  ]);
});

describe('the check of texts', () => {
  const file = 'example/texts/form.ts';
  const { contactForm } = form;
  const withForm = (fields: object) =>
    linesOf({ [file]: { ...form, contactForm: { ...contactForm, ...fields } } });

  it('reports fields that are missing, empty, unknown or of another type than in the example', () => {
    expect(linesOf(texts)).toEqual([]);
    const { name: _, ...labels } = contactForm.labels;
    const changed = { labels, tooLong: 'Zu lang.', submit: 7, send: 'Los', back: '' };
    expect(withForm(changed)).toEqual([
      `${file}: contactForm.labels.name must be a text, but is missing.`,
      `${file}: contactForm.submit must be a text, but is 7.`,
      `${file}: contactForm.back must be a text, but is empty.`,
      `${file}: contactForm.tooLong must be a function, but is "Zu lang.".`,
      `${file}: contactForm.send is no field that the site has.`,
    ]);
  });

  it('reports a link of the form that leads to no page', () => {
    const privacyHint = { ...contactForm.privacyHint, page: 'privacy' };
    expect(withForm({ privacyHint })).toEqual([
      `${file}: contactForm.privacyHint.page must lead to a page of this site, but there is no /privacy.`,
    ]);
  });
});

const there = (path: string) => `must lead to a page of this site, but there is no ${path}.`;

const linkTo = (href: string) => ({
  sections: [{ ...section, blocks: [{ entries: [{ label: 'Mehr', text: 'Hier', href }] }] }],
});

it.each([
  ['a section that a page has', '/impressum#x'],
  ['the contact card', '/kontakt.vcf'],
  ['a file of public with an escaped letter', '/fav%69con.ico'],
])('the check accepts a link of a static page to %s: %s', (_, href) => {
  expect(withFields('page', linkTo(href))).toEqual([]);
});

it.each([
  ['/impressum#kontakt', 'must name a section of /impressum (x), but there is no #kontakt.'],
  ['/lebenslauf#skills', 'must be /lebenslauf alone: that page has no section #skills.'],
  // Disks may ignore case; the last is no folder.
  ...['/Favicon.ico', '/Assets/germany.svg', '/../owner.ts', '/favicon.ico/x'].map(
    (path): [string, string] => [path, there(path)],
  ),
  ...['//x.de', '/\\x.de', 'https:///x.de', 'mailto:', 'tel:a'].map((href): [string, string] => [
    href,
    `must be an address that begins with / where it is on this site, else with https:, mailto: or tel:, but is ${JSON.stringify(href)}.`,
  ]),
  ...[
    'https://me@x.de',
    'https://x.de/^',
    'https://x.de/100%',
    'https://x.de/#a#b',
    'mailto:x y',
  ].map((href): [string, string] => [
    href,
    `must be an address as it is copied from a browser, with %20 for a space, but is ${JSON.stringify(href)}.`,
  ]),
  ['/a ', 'must be a text without spaces at its ends, but is "/a ".'],
])('the check refuses a link of a static page to %s: it %s', (href, fault) => {
  const field = 'sections[0].blocks[0].entries[0].href';
  expect(withFields('page', linkTo(href))).toEqual([`${field} ${fault}`]);
});

it('the check reports only the missing e-mail address when a text is made of it', () => {
  const { email: _, ...without } = owner;
  const card = { slides: { ...slides, contact: { ...slides.contact, card: `${undefined}` } } };
  const lines = linesOf({
    [fileOf('owner')]: { owner: without as typeof owner },
    'example/slider.ts': card,
  });
  expect(lines).toEqual([`${fileOf('owner')}: email must be an e-mail address, but is missing.`]);
});

it('a tag that names a skill must have the same spelling', () => {
  const tagged = { project: { ...project, tags: ['Tkinter', 'Py-thon'] } };
  expect(linesOf({ [fileOf('project')]: tagged, [fileOf('skill')]: { skill } })).toEqual([
    `${fileOf('project')}: tags[1] must be "Python" as in ${fileOf('skill')}, but is "Py-thon".`,
  ]);
});

describe('the check of page addresses', () => {
  const others = routes.filter(({ screen }) => screen !== 'project' && screen !== 'skill');
  const linesWith = (...added: Route[]) =>
    linesOf({ [fileOf('owner')]: { owner } }, [...others, ...added]);

  function detail(slug: string, title: string): Route {
    const tile = { slug, order: 1, title, background: '#123456' };
    const name = title.toLowerCase();
    const file = `/example/projects/${name}/project.ts`;
    const data = { file, name, slug, tile, title, line: undefined, background: '#123456' };
    const path = `/${slug}`;
    return { path, screen: 'project', detail: data, parent: '/desktop/2', title };
  }

  it.each([
    ['kontakt', 'the page /kontakt'],
    ['Impressum', 'example/pages/impressum/page.ts'],
    ['ICONS', 'files of the site'],
    ['React', 'example/projects/react/project.ts'],
  ])('reports that the slug "%s" collides with %s, whatever its case', (slug, other) => {
    expect(linesWith(detail('react', 'React'), detail(slug, 'X'))).toEqual([
      `example/projects/x/project.ts: tile.slug "${slug}" collides with ${other}; choose another one.`,
    ]);
  });
});
