import { expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { page } from '#content/pages/impressum/page.ts';
import { project } from '#content/projects/a-chess/project.ts';
import { skill } from '#content/skills/python/skill.ts';
import { type ExampleFile, issueLines } from './changed-example.ts';

const [picture] = project.productImages;
const block = (value: unknown) => ({ sections: [{ id: 'x', heading: 'X', blocks: [value] }] });

it.each<[issue: string, file: ExampleFile, changes: object, line: string]>([
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
  expect(issueLines(file, {})).toEqual([]);
  expect(issueLines(file, changes)).toEqual([`${file}: ${line}`]);
});

it('projectSchema allows a file as icon of a feature, and lists the built-in icons when a name is unknown', () => {
  const [feature] = project.featureParagraphs;
  const lines = issueLines('project.ts', { featureParagraphs: [{ ...feature, icon: 'bok' }] });
  expect(lines).toEqual([
    expect.stringMatching(
      /^project\.ts: featureParagraphs\[0\]\.icon: Invalid icon: expected one of accounts, book, .*icon-saw\.svg$/,
    ),
  ]);
  const own = { featureParagraphs: [{ ...feature, icon: 'icon-saw.svg' }] };
  expect(issueLines('project.ts', own)).toEqual([]);
});
