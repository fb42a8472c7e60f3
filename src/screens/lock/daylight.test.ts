import { expect, it } from 'vitest';
import { daylight } from './daylight.ts';

it.each([
  [22, 3, 'night'],
  [4, 9, 'dawn'],
  [10, 15, 'day'],
  [16, 21, 'dusk'],
])('daylight returns from %i to %i o’clock: %s', (first, last, light) => {
  for (const hour of [first, last]) {
    expect(daylight(new Date(2026, 10, 20, hour).getTime())).toBe(light);
  }
});
