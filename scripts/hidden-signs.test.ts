import { expect, it } from 'vitest';
import { withHiddenSignsShown, withoutHiddenSigns } from './hidden-signs.ts';

it.each([
  ['a zero-width space', 'hallo@\u200bexample.org', 'hallo@example.org'],
  ['the marks of a number copied from Contacts', '\u202a030 23125 042\u202c', '030 23125 042'],
  ['a soft hyphen', 'Type\u00adScript', 'TypeScript'],
  ['a byte order mark', '\ufeff{}', '{}'],
])('withoutHiddenSigns takes away %s', (_, text, plain) => {
  expect(withoutHiddenSigns(text)).toBe(plain);
});

it.each([
  ['an emoji of several', '👩\u200d💻'],
  ['a flag', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a space that does not break', 'z.\u00a0B.'],
  ['what is written as a number', "title: 'Donau\\u00addampf'"],
])('withoutHiddenSigns leaves %s alone', (_, text) => {
  expect(withoutHiddenSigns(text)).toBe(text);
});

it('withHiddenSignsShown writes them as numbers', () => {
  expect(withHiddenSignsShown('my-\u200bproject\ufeff')).toBe('my-\\u200bproject\\ufeff');
});
