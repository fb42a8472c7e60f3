import { describe, expect, it } from 'vitest';
import { spring } from './spring.ts';

/** Time in ms at which a spring is over. */
function duration(release: Parameters<typeof spring>[0]): number {
  const movement = spring(release);
  let time = 0;
  while (!movement.isAtRest(time)) time += 1;
  return time;
}

describe('a page that was let go', () => {
  it('starts where the hand left it, with its velocity', () => {
    const movement = spring({ from: 100, to: 390, velocity: 1.2 });
    expect(movement.positionAt(0)).toBe(100);
    expect((movement.positionAt(0.01) - movement.positionAt(0)) / 0.01).toBeCloseTo(1.2, 2);
  });

  it('arrives within about half a second, whatever the distance', () => {
    expect(duration({ from: 0, to: 390, velocity: 0 })).toBeLessThan(400);
    expect(duration({ from: 0, to: 4320, velocity: 0 })).toBeLessThan(550);
  });

  it('arrives sooner after a flick', () => {
    const slow = duration({ from: 0, to: 1440, velocity: 0 });
    expect(duration({ from: 0, to: 1440, velocity: 4 })).toBeLessThan(slow);
  });

  it('does not pass its end when it starts from rest', () => {
    const movement = spring({ from: 0, to: 390, velocity: 0 });
    for (let time = 0; time < 1000; time += 10)
      expect(movement.positionAt(time)).toBeLessThanOrEqual(390);
  });

  it('is not over while it merely crosses its end', () => {
    expect(spring({ from: 390, to: 390, velocity: 2 }).isAtRest(0)).toBe(false);
  });
});
