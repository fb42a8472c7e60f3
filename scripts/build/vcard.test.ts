import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { resume } from '#content/resume.ts';
import type { Owner } from '#src/content/types.ts';
import { briefOwner } from '#tests/support/owners.ts';
import { vCard } from './vcard.ts';

const someone: Owner = { ...briefOwner, phone: '030 23125 042' };

/** What a program that knows nothing of this site reads in the card of a changed owner. */
function read(changes: Partial<Owner>) {
  const [, ...parsed] = ICAL.parse(vCard({ ...someone, ...changes }, 'https://example.org/'));
  const card = new ICAL.Component(['vcard', ...parsed] as never);
  return (name: string) => card.getFirstPropertyValue(name) as unknown;
}

/** The card's lines, each with what RFC 2426 ends it with. */
function linesOf(changes: Partial<Owner>) {
  const card = vCard({ ...someone, ...changes }, 'https://example.org/');
  expect(card.endsWith('\r\n')).toBe(true);
  return card.slice(0, -2).split('\r\n');
}

describe('the vCard', () => {
  it('has what RFC 2426 requires, one line below the other', () => {
    const lines = linesOf({});
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0']);
    for (const line of lines) expect(line).toMatch(/^[A-Z]+(;TYPE=[A-Z]+)?:[^\r\n]+$/);
  });

  it('is read as the owner by a library for vCards', () => {
    const value = read({});
    expect(value('fn')).toBe('Petra Probe');
    expect(value('n')).toEqual(['Probe', 'Petra', '', '', '']);
    expect(value('title')).toBe(resume.occupation);
    expect(value('tel')).toBe('+493023125042');
    expect(value('email')).toBe('petra@example.net');
    expect(value('url')).toBe('https://example.org/');
    const parts = ['', '', 'Probeweg 7', 'Zürich', '', '8001', 'Schweiz'];
    expect(value('adr')).toEqual(parts);
  });

  it.each([
    ['Max', 'Dr. Max von Müller', ['von Müller', 'Max', '', 'Dr.', '']],
    ['Anna Lena', 'Anna Lena Größ-Ößterle', ['Größ-Ößterle', 'Anna Lena', '', '', '']],
    ['Max', 'Maximilian Emil Weiß', ['Weiß', 'Maximilian Emil', '', '', '']],
    ['Cher', 'Cher', ['', 'Cher', '', '', '']],
  ])('finds the family name of %s in %s', (firstName, fullName, parts) => {
    expect(read({ firstName, fullName })('n')).toEqual(parts);
  });

  it('does without a phone, and takes one from abroad', () => {
    expect(linesOf({ phone: '' }).join()).not.toContain('TEL');
    expect(read({ phone: '+41 44 668 18 00' })('tel')).toBe('+41446681800');
  });

  it('keeps commas, semicolons, backslashes and line breaks in their field', () => {
    const street = 'Haus A; Aufgang B, Weg 1\\2\nHinterhof';
    const address = { ...someone.address, street };
    const parts = ['', '', street, 'Zürich', '', '8001', 'Schweiz'];
    expect(read({ address })('adr')).toEqual(parts);
  });

  it('breaks lines after 75 bytes at most, and no character in two', () => {
    for (const start of ['', 'a', 'ab', 'abc']) {
      const fullName = `${start}${'ßü€😀'.repeat(40)}`;
      const lines = linesOf({ firstName: fullName, fullName });
      expect(lines.length).toBeGreaterThan(20);
      for (const line of lines) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        // A character that was cut would be two halves that are none.
        expect(line).not.toMatch(/\p{Surrogate}/u);
      }
      expect(read({ firstName: fullName, fullName })('fn')).toBe(fullName);
    }
  });
});
