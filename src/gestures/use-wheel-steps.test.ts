import { expect, it, vi } from 'vitest';
import { handleWheel } from './use-wheel-steps.ts';
import { createWheelGesture } from './wheel-gesture.ts';
import { pinch, strongSwipe, type WheelStream } from './wheel-streams.ts';

interface Way {
  taken?: boolean;
  cancelable?: boolean;
}

it.each<[string, WheelStream, Way, number, number]>([
  ['keeps the whole gesture that makes a step', strongSwipe, {}, 1, strongSwipe.length],
  ['leaves a gesture to what takes it', strongSwipe, { taken: true }, 0, 0],
  ['leaves a pinch to the browser', pinch, {}, 0, 0],
  ['stops nothing that cannot be stopped', strongSwipe, { cancelable: false }, 1, 0],
])('%s', (_, stream, { taken = false, cancelable = true }, steps, kept) => {
  const gesture = createWheelGesture();
  const preventDefault = vi.fn<() => void>();
  const made = stream.map((sample) => {
    const event: Partial<WheelEvent> = { ...sample, cancelable, preventDefault };
    return handleWheel(event as WheelEvent, gesture, taken);
  });
  expect(made.filter(Boolean)).toHaveLength(steps);
  expect(preventDefault).toHaveBeenCalledTimes(kept);
});
