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
  // These are missing: the object that lacks them counts.
  ['references[1].quote', 8],
  ['siteUrl', 4],
  // A spread hides the item: its list counts.
  ['profiles[1].label', 9],
])('fieldLine finds for %s the line %i', (field, line) => {
  for (const text of [source, `\uFEFF${source.replaceAll('\n', '\r\n')}`])
    expect(fieldLine(text, field)).toBe(line);
});
