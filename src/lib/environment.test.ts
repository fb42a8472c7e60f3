import { expect, it } from 'vitest';
import { linkAddress } from './environment.ts';

it.each([
  ['/Lebenslauf Zoë.pdf', '/Lebenslauf%20Zo%C3%AB.pdf'],
  ['/a%20b.pdf?x=1#y', '/a%20b.pdf?x=1#y'],
  ['/100%.pdf', '/100%25.pdf'],
  ['https://example.org/ä', 'https://example.org/ä'],
])('linkAddress(%s) is %s', (href, address) => {
  expect(linkAddress(href)).toBe(address);
});
