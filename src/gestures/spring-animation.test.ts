import { expect, it } from 'vitest';
import { springAt } from './spring-animation.ts';

/** Time until a spring from 0 is at rest, ms. */
function restTime(to: number, velocity = 0): number {
  let time = 0;
  while (!springAt({ from: 0, to, velocity }, time).atRest) time += 1;
  return time;
}

it('springAt starts at the position and with the velocity of the release', () => {
  const release = { from: 100, to: 390, velocity: 1.2 };
  expect(springAt(release, 0).position).toBe(100);
  expect(springAt(release, 0).velocity).toBeCloseTo(1.2);
  expect((springAt(release, 0.01).position - 100) / 0.01).toBeCloseTo(1.2, 2);
});

it('springAt arrives within about half a second, sooner after a flick, without overshooting', () => {
  expect(restTime(390)).toBeLessThan(400);
  expect(restTime(4320)).toBeLessThan(550);
  expect(restTime(1440, 4)).toBeLessThan(restTime(1440));
  for (let time = 0; time < 1000; time += 10) {
    const { position } = springAt({ from: 0, to: 390, velocity: 0 }, time);
    expect(position).toBeLessThanOrEqual(390);
  }
});

it('springAt returns to its target after a push away from it', () => {
  const pushed = { from: 0, to: 0, velocity: 2 };
  expect(springAt(pushed, 10).position).toBeGreaterThan(10);
  expect(springAt(pushed, 90).velocity).toBeLessThan(0);
});

it('springAt rests later when a unit of its value moves the element by more px', () => {
  const scale = { from: 1, to: 1.5, velocity: 0 };
  expect(springAt(scale, 64).atRest).toBe(true);
  expect(springAt(scale, 64, 1000).atRest).toBe(false);
});
