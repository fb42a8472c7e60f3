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
  ['email', 'its line', 5],
  ['phone', 'its line', 5],
  ['address.city', 'its line', 3],
  ['references[1].name', 'its line', 8],
  ['references[1].quote', 'which is missing, the line of its object', 8],
  ['siteUrl', 'which is missing, the line of its object', 4],
  ['profiles[1].label', 'which a spread hides, the line of its list', 9],
])('fieldLine finds for %s %s', (field, _, line) => {
  for (const text of [source, `\uFEFF${source.replaceAll('\n', '\r\n')}`])
    expect(fieldLine(text, field)).toBe(line);
});
