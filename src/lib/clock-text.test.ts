import { afterEach, expect, it, vi } from 'vitest';
import { clockText } from './clock-text.ts';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['2026-03-09T08:41:00Z', 'Montag, 9. März', '09:41'],
  ['2026-11-21T23:05:00Z', 'Sonntag, 22. November', '00:05'],
  ['2028-02-29T22:59:00Z', 'Dienstag, 29. Februar', '23:59'],
])("clockText formats %s in German and in the visitor's time zone", (moment, date, time) => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(clockText(Date.parse(moment))).toEqual({ date, time });
});
