import { expect, it } from 'vitest';
import { createTapCounter } from './double-tap.ts';

/** Which of the taps, given as `[time in ms, x in px]`, make a double tap. */
function doubles(taps: [time: number, x: number][], pointerType = 'touch') {
  const count = createTapCounter();
  return taps.map(([time, x]) => count({ x, y: 50, time, pointerType }));
}

it('finds two quick taps at one place', () => {
  const taps: [number, number][] = [
    [0, 100],
    [250, 110],
  ];
  expect(doubles(taps)).toEqual([false, true]);
});

it('finds none in taps that are far apart, in time or place', () => {
  const late: [number, number][] = [
    [0, 100],
    [350, 100],
  ];
  expect(doubles(late)).toEqual([false, false]);
  const far: [number, number][] = [
    [0, 100],
    [100, 130],
  ];
  expect(doubles(far)).toEqual([false, false]);
});

it('gives a mouse more time', () => {
  const taps: [number, number][] = [
    [0, 100],
    [450, 100],
  ];
  expect(doubles(taps, 'mouse')).toEqual([false, true]);
});

it('begins anew with the third tap', () => {
  const taps: [number, number][] = [
    [0, 100],
    [100, 100],
    [200, 100],
    [300, 100],
  ];
  expect(doubles(taps)).toEqual([false, true, false, true]);
});
