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
  ['email', 5],
  ['phone', 5],
  ['address.city', 3],
  ['references[1].name', 8],
])('fieldLine finds %s in line %i', (field, line) => {
  for (const text of [source, `\uFEFF${source.replaceAll('\n', '\r\n')}`])
    expect(fieldLine(text, field)).toBe(line);
});

it.each([
  ['references[1].quote', 'of the object that lacks it', 8],
  ['siteUrl', 'of the object that lacks it', 4],
  ['profiles[1].label', 'where its list begins, because a spread hides the item', 9],
])('fieldLine finds for the missing field %s the line %s, %i', (field, _, line) => {
  expect(fieldLine(source, field)).toBe(line);
});
