import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { owner } from '#content/owner.ts';
import { resume } from '#content/resume.ts';
import type { Owner } from '#src/content/types.ts';
import { vCard } from './vcard.ts';

/** Parses the vCard of a changed owner. */
function read(changes: Partial<Owner>) {
  const [, ...parsed] = ICAL.parse(vCard({ ...owner, ...changes }, 'https://example.org/'));
  const card = new ICAL.Component(['vcard', ...parsed] as never);
  return (name: string) => card.getFirstPropertyValue(name) as unknown;
}

it('the vCard has the format of RFC 2426 and contains the data of the owner', () => {
  expect(vCard(owner, 'https://example.org/')).toMatch(
    /^BEGIN:VCARD\r\nVERSION:3.0\r\n([A-Z]+(;TYPE=[A-Z]+)?:[^\r\n]+\r\n)+END:VCARD\r\n$/,
  );
  const value = read({});
  expect(value('fn')).toBe('Max Mustermann');
  expect(value('title')).toBe(resume.occupation);
  expect(value('tel')).toBe('+493023125042');
  expect(value('email')).toBe('hallo@example.org');
  expect(value('url')).toBe('https://example.org/');
  expect(value('adr')).toEqual([
    '',
    '',
    'Musterweg 12a',
    'Musterstadt',
    '',
    '12345',
    'Deutschland',
  ]);
  expect(read({ phone: '' })('tel')).toBeNull();
});

it.each([
  ['Max', 'Dr. Max von Müller', ['von Müller', 'Max', '', 'Dr.', '']],
  ['Anna Lena', 'Anna Lena Größ-Ößterle', ['Größ-Ößterle', 'Anna Lena', '', '', '']],
  ['Max', 'Maximilian Emil Weiß', ['Weiß', 'Maximilian Emil', '', '', '']],
  ['Cher', 'Cher', ['', 'Cher', '', '', '']],
])(
  'the vCard takes the parts of a name from the first name %s and the full name %s',
  (firstName, fullName, parts) => {
    expect(read({ firstName, fullName })('n')).toEqual(parts);
  },
);
