import { expect, it } from 'vitest';
import { createDoubleTapDetector } from './double-tap.ts';

const finger = 'touch';

it.each<[string, times: number[], distance: number, string, expected: boolean[]]>([
  ['accepts two quick taps at one place', [0, 250], 10, finger, [false, true]],
  ['ignores taps at distant places', [0, 100], 30, finger, [false, false]],
  ['ignores slow taps of a finger', [0, 450], 0, finger, [false, false]],
  ['accepts slow clicks of a mouse', [0, 450], 0, 'mouse', [false, true]],
  ['accepts slow clicks of a pen', [0, 450], 0, 'pen', [false, true]],
  ['starts again at the third tap', [0, 100, 200, 300], 0, finger, [false, true, false, true]],
])('the double tap detector %s', (_, times, distance, pointerType, expected) => {
  const isDouble = createDoubleTapDetector();
  const taps = times.map((timeStamp, index) => {
    const clientX = 100 + index * distance;
    return isDouble({ clientX, clientY: 50, timeStamp, pointerType });
  });
  expect(taps).toEqual(expected);
});
