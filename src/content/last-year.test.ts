import { expect, it } from 'vitest';
import { lastYear } from './last-year.ts';

it.each([
  ['2024', 2024],
  ['2021–2024', 2024],
  ['2021 bis heute', 2021],
  ['', 0],
  [undefined, 0],
])('lastYear of %j is %i', (period, year) => {
  expect(lastYear(period)).toBe(year);
});
