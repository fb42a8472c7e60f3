import { expect, it } from 'vitest';
import { createDoubleTapDetector } from './double-tap.ts';

const finger = 'touch';

it.each([
  ['two quick taps at one place are', [0, 250], 10, finger, [false, true]],
  ['taps far apart in place are none', [0, 100], 30, finger, [false, false]],
  ['taps far apart in time are none', [0, 450], 0, finger, [false, false]],
  ['unless they are a mouse’s, which has more time', [0, 450], 0, 'mouse', [false, true]],
  ['the third tap begins anew', [0, 100, 200, 300], 0, finger, [false, true, false, true]],
])('%s', (_, times, apart, pointerType, expected) => {
  const isDouble = createDoubleTapDetector();
  const taps = times.map((timeStamp, index) => {
    const clientX = 100 + index * apart;
    return isDouble({ clientX, clientY: 50, timeStamp, pointerType });
  });
  expect(taps).toEqual(expected);
});
