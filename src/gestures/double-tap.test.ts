import { expect, it } from 'vitest';
import { createDoubleTapDetector } from './double-tap.ts';

type Taps = readonly (readonly [time: number, x: number])[];

/** Which of the taps, in ms and px, make a double tap. */
function doubles(taps: Taps, pointerType: string) {
  const isDouble = createDoubleTapDetector();
  return taps.map(([timeStamp, clientX]) =>
    isDouble({ clientX, clientY: 50, timeStamp, pointerType }),
  );
}

const [two, late] = [
  [
    [0, 100],
    [250, 110],
  ],
  [
    [0, 100],
    [450, 100],
  ],
] as const;
const four = [0, 100, 200, 300].map((time) => [time, 100] as const);

it.each<[string, Taps, string, boolean[]]>([
  ['two quick taps at one place are', two, 'touch', [false, true]],
  ['taps far apart in time are none', late, 'touch', [false, false]],
  ['unless they are a mouse’s, which has more time', late, 'mouse', [false, true]],
  ['the third tap begins anew', four, 'touch', [false, true, false, true]],
])('%s', (_, taps, pointerType, expected) => {
  expect(doubles(taps, pointerType)).toEqual(expected);
});

it('taps far apart in place are none', () => {
  const far: Taps = [
    [0, 100],
    [100, 130],
  ];
  expect(doubles(far, 'touch')).toEqual([false, false]);
});
