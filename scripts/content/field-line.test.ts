import { expect, it } from 'vitest';
import { fieldLine } from './field-line.ts';

const source = `import type { Owner } from 'x';
const address = { street: 'Weg 1',
  city: 7 };
export const owner: Owner = {
  email: 'x', 'phone': (1 as const),
  address,
  references: [{ quote: 'Gut.' },
    { name: 7 }],
  profiles: [...others,
    { label: 1 }],
} satisfies Owner;`;

it.each([
  ['email', 'is there', 5],
  ['phone', 'is there', 5],
  ['address.city', 'is there', 3],
  ['references[1].name', 'is there', 8],
  ['references[1].quote', 'is missing: that of its object', 8],
  ['siteUrl', 'is missing: that of its object', 4],
  ['profiles[1].label', 'is hidden by a spread: that of its list', 9],
])('fieldLine finds the line of %s, which %s', (field, _, line) => {
  for (const text of [source, `\uFEFF${source.replaceAll('\n', '\r\n')}`])
    expect(fieldLine(text, field)).toBe(line);
});
