import { expect, it } from 'vitest';
import { tokenBucket } from './rate-limit.ts';

it('lets a burst pass, then as many per second as it may, and no larger burst after a rest', () => {
  let time = 5000;
  const take = tokenBucket({ burst: 3, perSecond: 2, now: () => time });
  const takes = (count: number) => Array.from({ length: count }, take);
  expect(takes(4)).toEqual([0, 0, 0, 0.5]);
  time += 250;
  expect(take()).toBe(0.25);
  time += 250;
  expect(takes(2)).toEqual([0, 0.5]);
  time += 3_600_000;
  expect(takes(4)).toEqual([0, 0, 0, 0.5]);
});
