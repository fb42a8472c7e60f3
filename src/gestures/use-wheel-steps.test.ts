import { expect, it, vi } from 'vitest';
import { pinch, strongSwipe, type WheelStream } from '#tests/support/wheel-streams.ts';
import { handleWheel } from './use-wheel-steps.ts';
import { createWheelGesture } from './wheel-gesture.ts';

interface Way {
  taken?: boolean;
  cancelable?: boolean;
}

it.each<[string, WheelStream, Way, number, number]>([
  [
    'prevents scrolling by the whole gesture that makes a step',
    strongSwipe,
    {},
    1,
    strongSwipe.length,
  ],
  ['ignores a gesture that scrolls something else', strongSwipe, { taken: true }, 0, 0],
  ['ignores a pinch, which zooms the page', pinch, {}, 0, 0],
  ['prevents no event that is not cancelable', strongSwipe, { cancelable: false }, 1, 0],
])('handleWheel %s', (_, stream, { taken = false, cancelable = true }, steps, kept) => {
  const gesture = createWheelGesture();
  const preventDefault = vi.fn<() => void>();
  const made = stream.map((sample) => {
    const event: Partial<WheelEvent> = { ...sample, cancelable, preventDefault };
    return handleWheel(event as WheelEvent, gesture, taken);
  });
  expect(made.filter(Boolean)).toHaveLength(steps);
  expect(preventDefault).toHaveBeenCalledTimes(kept);
});
