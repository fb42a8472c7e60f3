import { describe, expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { page } from '#content/pages/impressum/page.ts';
import palette from '#content/palette.json' with { type: 'json' };
import { project } from '#content/projects/a-chess/project.ts';
import { resume } from '#content/resume.ts';
import { skill } from '#content/skills/python/skill.ts';
import { sliderPages } from '#content/slider.ts';
import * as form from '#content/texts/form.ts';
import { frames } from '#content/texts/frames.ts';
import * as help from '#content/texts/help.ts';
import { type Route, routes } from '#src/navigation/routes.ts';
import { checkFields } from './check-fields.ts';
import { checkReferences } from './check-references.ts';
import { type ContentFiles, filesWithout, lineOf } from './finding.ts';

const contents = { project, skill, owner, resume, palette, page };
const files = {
  project: 'example/projects/a-chess/project.ts',
  skill: 'example/skills/python/skill.ts',
  owner: 'example/owner.ts',
  resume: 'example/resume.ts',
  palette: 'example/palette.json',
  page: 'example/pages/impressum/page.ts',
};
const texts: ContentFiles = {
  'example/slider.ts': { sliderPages },
  'example/texts/form.ts': { ...form },
  'example/texts/help.ts': { ...help },
};

/** Without the lines' numbers. */
function linesOf(all: ContentFiles, ofSite = routes, examples = texts) {
  const ofFields = checkFields(all, examples);
  const ofReferences = checkReferences(filesWithout(ofFields, all), ofSite);
  return [...ofFields, ...ofReferences].map(lineOf);
}

/** What is said of one of the contents with other fields, without the name of the file. */
function withFields(name: keyof typeof contents, fields: object) {
  const lines = linesOf({ [files[name]]: { [name]: { ...contents[name], ...fields } } });
  return lines.map((line) => line.replace(`${files[name]}: `, ''));
}

const [picture, otherPicture] = project.productImages;
const [button] = project.buttons;
const swiss = { ...owner.address, postalCode: '8001', country: 'Schweiz' };

it.each<[keyof typeof contents, object]>([
  ['project', { tags: ['Elm'] }],
  ['skill', {}],
  ['owner', { address: swiss, phone: '+41 44 668 18 00' }],
  ['resume', { projects: 6 }],
  ['palette', {}],
  ['page', {}],
])('the %s of the example has no mistakes, nor with %j', (name, fields) => {
  expect(withFields(name, fields)).toEqual([]);
});

it('an owner may have no phone, and no slug without a page about the site', () => {
  const { phone: _, slug: _slug, ...others } = owner;
  expect(linesOf({ [files.owner]: { owner: others } })).toEqual([]);
});

it.each<[keyof typeof contents, fields: object, lines: (string | RegExp)[]]>([
  [
    'project',
    {
      tile: { ...project.tile, slug: 'ä/b', order: '6', title: ' aChess', background: 'navy' },
      title: undefined,
      description: 7,
      metaDescription: 'x'.repeat(300),
      tags: 'Python',
      featureParagraphs: [{ title: 'X', description: 'Y.', icon: 'rocket' }],
      color: 'white',
      buttons: [{ ...button, href: 'http://github.com/x', label: '' }],
      productImages: [picture, { ...otherPicture, alt: undefined }],
      colour: '#ffffff',
    },
    [
      'tile.slug must be a text of letters, digits, - and _ only, but is "ä/b".',
      'tile.order must be a whole number, but is "6".',
      'tile.title must be a text without spaces at its ends, but is " aChess".',
      'tile.background must be a colour like #1a2b3c, or a gradient of such colours, but is "navy".',
      'title must be a text, but is missing.',
      'description must be a sentence of 20 to 155 characters, but is 7.',
      'metaDescription must be a text of 120 to 155 characters, but has 300 characters, 145 too many.',
      /^featureParagraphs\[0\]\.icon must be one of accounts, book, .*, but is "rocket"\.$/,
      'tags must be a list, but is "Python".',
      'color must be a colour like #1a2b3c, but is "white".',
      'buttons[0].label must be a text, but is empty.',
      'buttons[0].href must be an address that begins with https://, or with / for a file of public, like /cv.pdf, but is "http://github.com/x".',
      'productImages[1].alt must be a text of 10 characters at least, which says what the picture shows, but is missing.',
      'colour is no field that the site has. Did you mean color?',
    ],
  ],
  [
    'project',
    {
      tile: { ...project.tile, background: '#eeeeee' },
      title: 'x'.repeat(300).padEnd(301),
      description: 'Kurz 🙂',
      productImages: [{ ...picture, width: 640, height: 480 }],
    },
    [
      'tile.background must be dark enough for the white icon (a contrast of 3:1 at least), but is "#eeeeee".',
      /^title must be .*, but is "x{59}… \(301 characters\)\.$/,
      'description must be a sentence of 20 to 155 characters, but has 6 characters, 14 too few.',
      'productImages[0].width must be 800 px at least on the longer side of a picture, which blurs where it is smaller, but is 640.',
    ],
  ],
  [
    'project',
    { sections: ['Aufgabe', { heading: '', texts: [] }] },
    [
      `sections[0] must be like { heading: 'Aufgabe', texts: ['…'] }, but is "Aufgabe".`,
      'sections[1].heading must be a text, but is empty.',
      'sections[1].texts must be a list of one text at least, but is [].',
    ],
  ],
  [
    'project',
    { color: '#777777' },
    [
      'color must be a colour with a contrast of 4.5:1 at least on backgroundColor (this has 1.0:1), but is "#777777".',
    ],
  ],
  [
    'project',
    {
      buttons: [
        { label: 'App Store', href: 'https://apps.apple.com/app/x', hoverColor: '#ffffff' },
        { ...button, hoverColor: '#888888' },
        { label: 'Handbuch', href: '/favicon.ico' },
      ],
    },
    [
      'buttons[0].hoverColor must be a colour with a contrast of 4.5:1 at least on hoverBackgroundColor (this has 1.0:1), but is "#ffffff".',
      'buttons[1].hoverColor must be a colour with a contrast of 4.5:1 at least on hoverBackgroundColor (this has 3.5:1), but is "#888888".',
    ],
  ],
  [
    'skill',
    { tile: undefined },
    [
      "tile must be like { slug: '…', order: 1, title: '…', background: '#1a2b3c' }, but is missing.",
    ],
  ],
  [
    'owner',
    {
      slug: '-x',
      siteUrl: 'https://x.de/',
      email: 'x@y',
      phone: 'auf Anfrage',
      address: { ...owner.address, city: '' },
      vatId: '123456789',
      businessId: 'DE123456789',
      liabilityInsurance: true,
      retentionMonths: 0,
      hosting: 'X',
      pictureHosting: { name: 'X', address: 'Y', processor: 'ja' },
      supervisoryAuthority: 'LfDI',
      arbitration: true,
      contentReviewed: '22.11.2026',
    },
    [
      'slug must be a text of letters, digits, - and _ only, but is "-x".',
      'siteUrl must be an origin like https://www.my-name.de, but is "https://x.de/". Did you mean https://x.de?',
      'email must be an e-mail address, but is "x@y".',
      'phone must be a phone number that begins with 0 or +, like 030 1234567, but is "auf Anfrage".',
      'address.city must be a text, but is empty.',
      'vatId must be a USt-IdNr. like DE123456789, but is "123456789".',
      'businessId must be a W-IdNr. like DE123456789-00001, but is "DE123456789".',
      "liabilityInsurance must be like { insurer: '…', address: '…', territory: '…' }, but is true.",
      'retentionMonths must be a whole number of months, but is 0.',
      `hosting must be like { name: '…', address: '…' }, but is "X".`,
      'pictureHosting.processor must be true or false, but is "ja".',
      `supervisoryAuthority must be like { name: '…', href: 'https://…' }, but is "LfDI".`,
      "arbitration must be false, or like { name: '…', address: '…', href: 'https://…' }, but is true.",
      'contentReviewed must be a month like November 2026, but is "22.11.2026".',
    ],
  ],
  [
    'owner',
    { contactForm: false, messageMail: true },
    [
      'messageMail must be left out where contactForm is false: there are no messages, but is true.',
    ],
  ],
  ['owner', { contactForm: 'nein' }, ['contactForm must be true or false, but is "nein".']],
  [
    'resume',
    {
      projects: -1,
      education: [{ period: '2020' }],
      certificates: [{ year: 2025, href: 'http://x.de' }, 'Erste Hilfe'],
    },
    [
      'projects must be a whole number, but is -1.',
      'education[0].title must be a text, but is missing.',
      'certificates[0].title must be a text, but is missing.',
      'certificates[0].year must be a text, but is 2025.',
      'certificates[0].href must be an address that begins with https://, or with / for a file of public, like /cv.pdf, but is "http://x.de".',
      `certificates[1] must be like { title: '…' }, but is "Erste Hilfe".`,
    ],
  ],
  [
    'owner',
    {
      firstName: 7,
      siteUrl: 'https://müller.de',
      email: 'mailto:x@y.de',
      availabilty: 'sofort',
      adress: owner.address,
      profiles: [{ label: 'X', href: 'https://x.de', herf: 7 }],
      workplace: 'remote\u0000',
      responseTime: `innerhalb von ${undefined} Tagen`,
      contactLinks: [{ label: 'Telefon', href: 'tel:+4930' }],
    },
    [
      'firstName must be a text, but is 7.',
      'siteUrl must be an origin like https://www.my-name.de, but is "https://müller.de". Did you mean https://xn--mller-kva.de?',
      'email must be an e-mail address, but is "mailto:x@y.de".',
      'profiles[0].herf is no field that the site has. Did you mean href?',
      'contactLinks[0].href must be an address that begins with https://, but is "tel:+4930".',
      'availabilty is no field that the site has. Did you mean availability?',
      'adress is no field that the site has. Did you mean address?',
      'workplace must not have U+0000, which no browser can show.',
      'responseTime must not say undefined, as in "innerhalb von undefined Tagen": a value is missing there. Put the word into quotes where you mean it.',
    ],
  ],
  [
    'project',
    {
      metaDescription: '',
      tags: ['', `${{}}`],
      featureParagraphs: [{ title: 'Was „undefined“ heißt', description: 'X.', icon: 'pyhton' }],
    },
    [
      'metaDescription must be a text of 120 to 155 characters, but is empty.',
      /^featureParagraphs\[0\]\.icon must be one of .*, but is "pyhton"\. Did you mean python\?$/,
      'tags[0] must be a text, but is empty.',
      'tags[1] must not say [object Object], as in "[object Object]": a value is missing there. Put the word into quotes where you mean it.',
    ],
  ],
  ['palette', { bar: undefined }, ['bar must be a colour like #1a2b3c, but is missing.']],
  [
    'palette',
    { ground: { ...palette.ground, DEFAULT: '#eeeeee' } },
    [
      'ground.DEFAULT must be a colour on which on-ground.DEFAULT can be read, with a contrast of 4.5:1 (this has 1.2:1), but is "#eeeeee".',
    ],
  ],
  [
    'palette',
    { bar: '#20242c', danger: '#ffb0b0' },
    [
      'bar must be a colour on which ground.deep can be read, with a contrast of 4.5:1 (this has 1.1:1), but is "#20242c".',
      'danger must be a colour on which white can be read, with a contrast of 4.5:1 (this has 1.7:1), but is "#ffb0b0".',
    ],
  ],
  [
    'page',
    {
      lastReviewed: '23.11.26',
      onHome: 'ja',
      sections: ['Text', { id: 'x', heading: 'X', blocks: [{ lists: ['X'] }] }],
      head: { description: 'Kurz.' },
    },
    [
      'onHome must be true or false, but is "ja".',
      'head.description must be a text of 120 to 155 characters, but has 5 characters, 115 too few.',
      `sections[0] must be like section('id', 'Heading', ['…']), but is "Text".`,
      /^sections\[1\]\.blocks\[0\] must be a text, or like \{ list: .*, but is/,
    ],
  ],
  [
    'page',
    { lastReviewed: '23.11.26', linkLabel: '' },
    ['linkLabel must be a text, but is empty.'],
  ],
  [
    'page',
    { lastReviewed: '23.11.26' },
    ['lastReviewed must be a month like November 2026, but is "23.11.26".'],
  ],
  [
    'page',
    { lang: 'en', lastReviewed: 'März 2027' },
    ['lastReviewed must be a month like November 2026, but is "März 2027".'],
  ],
  ['page', { lang: 'en_GB' }, ['lang must be a language like en or pt-BR, but is "en_GB".']],
])('each wrong field of the %s is told in one line: %j', (name, fields, lines) => {
  const expected = lines.map((line) =>
    typeof line === 'string' ? line : expect.stringMatching(line),
  );
  expect(withFields(name, fields)).toEqual(expected);
});

it('a page may be in any language that has texts for what stands around it', () => {
  const frameFile = 'example/texts/frames.ts';
  const english = { page: { ...page, lang: 'en', lastReviewed: 'March 2027' } };
  const french = { page: { ...page, lang: 'fr', lastReviewed: 'mars 2027' } };
  expect(linesOf({ [files.page]: english, [frameFile]: { frames } })).toEqual([]);
  const { en = {} } = frames;
  const withFrames = (added: object): ContentFiles => {
    return { [frameFile]: { frames: { ...frames, ...added } } };
  };
  expect(linesOf({ [files.page]: french, ...withFrames({ fr: en }) })).toEqual([]);
  expect(linesOf({ [files.page]: french, [frameFile]: { frames } })).toEqual([
    `${files.page}: lang must be one of de, en, or another one that has texts in ${frameFile} (as en has in example/texts/frames.ts), but is "fr".`,
  ]);
  expect(linesOf(withFrames({ en: { ...en, close: '' }, en_GB: en }))).toEqual([
    `${frameFile}: en.close must be a text, but is empty.`,
    `${frameFile}: en_GB must be a language like en or pt-BR, but is "en_GB".`,
  ]);
});

it('a file without its export is named', () => {
  const line = `${files.skill} must export skill, but does not.`;
  expect(linesOf({ [files.skill]: {} })).toEqual([line]);
});

describe('texts', () => {
  const file = 'example/texts/form.ts';
  const { contactForm } = form;
  const withForm = (fields: object) =>
    linesOf({ [file]: { ...form, contactForm: { ...contactForm, ...fields } } });

  it('are compared with those of the example', () => {
    expect(linesOf(texts)).toEqual([]);
    const { name: _, ...labels } = contactForm.labels;
    const changed = { labels, tooLong: 'Zu lang.', submit: 7, send: 'Los', back: 'Anders' };
    expect(withForm(changed)).toEqual([
      `${file}: contactForm.labels.name must be a text, but is missing.`,
      `${file}: contactForm.submit must be a text, but is 7.`,
      `${file}: contactForm.tooLong must be a function, but is "Zu lang.".`,
      `${file}: contactForm.send is no field that the site has.`,
    ]);
    expect(withForm({ submit: '' })).toEqual([
      `${file}: contactForm.submit must be a text, but is empty.`,
    ]);
  });

  it('may lack what the example lacks, and have more items in a list and more signs', () => {
    const group = { screen: 'Karte', shortcuts: [{ keys: ['*'], effect: 'zeigen' }] };
    const shortcutGroups = [...help.shortcutGroups, group];
    const more = { ...help, spokenKeys: { '*': 'Stern' }, shortcutGroups };
    const about = { ...sliderPages.about, imageAlt: undefined };
    const slider = { 'example/slider.ts': { sliderPages: { about } } };
    const changed = { ...slider, 'example/texts/help.ts': more };
    expect(linesOf(changed, routes, { ...texts, ...slider })).toEqual([]);
  });

  it('of the slider have a title and a description for search engines', () => {
    const about = { ...sliderPages.about, head: { title: '', description: 'x'.repeat(156) } };
    expect(linesOf({ 'example/slider.ts': { sliderPages: { ...sliderPages, about } } })).toEqual([
      'example/slider.ts: sliderPages.about.head.title must be a text, but is empty.',
      'example/slider.ts: sliderPages.about.head.description must be a text of 120 to 155 characters, but has 156 characters, 1 too many.',
    ]);
  });

  it('of the form lead to a page that there is', () => {
    const privacyHint = { ...contactForm.privacyHint, page: 'privacy' };
    expect(withForm({ privacyHint })).toEqual([
      `${file}: contactForm.privacyHint.page must lead to a page of this site, but there is no /privacy.`,
    ]);
  });
});

it.each([
  ['/lebenslauf#skills', true],
  ['/kontakt.vcf', true],
  // Files of `public`; a space is written as %20.
  ['/fav%69con.ico', true],
  ['/Favicon.ico', false],
  ['/%zz', false],
  ['https://example.org', true],
  ['/favicon.svg', true],
  ['/fav%69con.svg', true],
  ['/%E0%A4', false],
  ['/../owner.ts', false],
  ['/agb', false],
])('a static page may link to %s: %s', (href, isFine) => {
  const blocks = [{ entries: [{ label: 'Mehr', text: 'Hier', href }] }];
  const field = 'sections[0].blocks[0].entries[0].href';
  const line = `${field} must lead to a page of this site, but there is no ${href}.`;
  const lines = withFields('page', { sections: [{ id: 'x', heading: 'X', blocks }] });
  expect(lines).toEqual(isFine ? [] : [line]);
});

it.each(['python', 'Py-thon'])('the tag "%s" must be spelled like the skill', (tag) => {
  const tagged = { project: { ...project, tags: ['Tkinter', tag] } };
  expect(linesOf({ [files.project]: tagged, [files.skill]: { skill } })).toEqual([
    `${files.project}: tags[1] must be "Python" as in ${files.skill}, but is "${tag}".`,
  ]);
});

it('what a client says is about a project that there is', () => {
  const said = { quote: 'Gut.', name: 'Rita Rat' };
  const references = [said, { ...said, project: 'aChess' }, { ...said, project: 'a-chess' }];
  expect(withFields('owner', { references })).toEqual([
    expect.stringMatching(
      /^references\[2\]\.project must be a project's slug \(threencrypt, .*, aChess\), but is "a-chess"\.$/,
    ),
  ]);
});

it.each([
  ['project', { buttons: [{ label: 'Handbuch', href: '/impressum' }] }, 'buttons[0].href'],
  ['resume', { certificates: [{ title: 'X', href: '/cv.pdf' }] }, 'certificates[0].href'],
] as const)(
  'a link of the %s that is none to another site names a file: %j',
  (name, fields, field) => {
    const line = expect.stringMatching(/ must name a file of public, but there is no \/[\w.]+\.$/);
    const lines = withFields(name, fields);
    expect(lines).toEqual([line]);
    expect(lines[0]?.startsWith(field)).toBe(true);
  },
);

it('a picture needs its files', () => {
  const productImages = [{ ...picture, src: 'a-chess/none' }];
  expect(withFields('project', { productImages })).toEqual([
    'productImages[0].src must name a picture, but example/projects/a-chess/pictures/none-400.avif is missing; npm run pictures -- a-chess makes it of an original beside project.ts.',
  ]);
});

it('a picture is told the width that it has, where its text says another one', () => {
  const productImages = [{ ...picture, src: 'a-chess/game', width: 1602 }];
  expect(withFields('project', { productImages })).toEqual([
    'productImages[0].width must be 1600, the width of a-chess/game in px, but is 1602.',
  ]);
});

describe('the address of a page', () => {
  const others = routes.filter(({ screen }) => screen !== 'project' && screen !== 'skill');
  const linesWith = (...added: Route[]) =>
    linesOf({ [files.owner]: { owner } }, [...others, ...added]);

  function detail(slug: string, title: string): Route {
    const tile = { slug, order: 1, title, background: '#123456' };
    const name = title.toLowerCase();
    const file = `/example/projects/${name}/project.ts`;
    const data = { file, name, slug, tile, title, background: '#123456' };
    const path = `/${slug}`;
    return { path, screen: 'project', detail: data, parent: '/desktop/2', head: { title } };
  }

  it.each([
    ['kontakt', 'the page /kontakt'],
    ['Impressum', 'example/pages/impressum/page.ts'],
    ['desktop', 'the page /desktop/3'],
    ['404', 'the page /404'],
    ['ICONS', 'files of the site'],
    ['React', 'example/projects/react/project.ts'],
  ])('"%s" collides with %s, whatever its case', (slug, other) => {
    expect(linesWith(detail('react', 'React'), detail(slug, 'X'))).toEqual([
      `example/projects/x/project.ts: tile.slug "${slug}" collides with ${other}; choose another one.`,
    ]);
  });

  it('of a page without one is no affair of the others', () => {
    expect(linesWith(detail(undefined as never, 'X'))).toEqual([]);
  });

  it('blames the owner for the owner’s slug', () => {
    const { slug = '', siteTitle } = owner;
    expect(linesWith(detail(slug, siteTitle), detail(slug.toUpperCase(), 'X'))).toEqual([
      `example/owner.ts: slug "${slug}" collides with example/projects/x/project.ts; choose another one.`,
    ]);
  });

  it('is the name of the folder of a static page', () => {
    const imprint = others.find(({ path }) => path === '/impressum');
    if (imprint?.screen !== 'static') throw new Error('There is no imprint.');
    const taken = { ...imprint.page, file: '/example/pages/kontakt/page.ts', slug: 'kontakt' };
    expect(linesWith({ ...imprint, path: '/kontakt', page: taken })).toEqual([
      'example/pages/kontakt/page.ts: the name of its folder "kontakt" collides with the page /kontakt; choose another one.',
    ]);
  });
});
