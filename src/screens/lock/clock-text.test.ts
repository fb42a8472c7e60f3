import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [new Date(2026, 2, 9, 9, 41), 'Montag, 9. März', '09:41'],
  [new Date(2026, 10, 22, 0, 5), 'Sonntag, 22. November', '00:05'],
  [new Date(2028, 1, 29, 23, 59), 'Dienstag, 29. Februar', '23:59'],
])('clockText writes %s in German', (moment, date, time) => {
  expect(clockText(moment.getTime())).toEqual({ date, time });
});
