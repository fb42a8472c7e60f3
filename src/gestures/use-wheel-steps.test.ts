import { expect, it, vi } from 'vitest';
import {
  pinch,
  sidewaysSwipe,
  strongSwipe,
  type WheelStream,
} from '#tests/slider/wheel/streams.ts';
import { handleWheel, type WheelStepsOptions } from './use-wheel-steps.ts';
import { createWheelGesture, type WheelSample } from './wheel-gesture.ts';

function wheelEvent({ time, ctrlKey = false, ...deltas }: WheelSample, cancelable = true) {
  const event = { ...deltas, ctrlKey, timeStamp: time, cancelable, preventDefault: vi.fn() };
  return event as Partial<WheelEvent> as WheelEvent;
}

/** Sends a stream over an element with these options: its steps, and how many events the page kept. */
function send(stream: WheelStream, options: WheelStepsOptions, gesture = createWheelGesture()) {
  const events = stream.map((sample) => wheelEvent(sample));
  const steps = events.map((event) => handleWheel(event, options, gesture)).filter(Boolean);
  const kept = events.filter((event) => vi.mocked(event.preventDefault).mock.calls.length > 0);
  return { steps, kept: kept.length };
}

it('keeps the browser from scrolling for the whole gesture that makes a step', () => {
  expect(send(strongSwipe, {})).toEqual({ steps: [1], kept: strongSwipe.length });
});

it('leaves the other axis to the browser', () => {
  expect(send(strongSwipe, { axis: 'x' })).toEqual({ steps: [], kept: 0 });
  expect(send(sidewaysSwipe, { axis: 'x' }).steps).toEqual([-1]);
});

it('leaves a pinch to the browser', () => {
  expect(send(pinch, {})).toEqual({ steps: [], kept: 0 });
});

it('leaves everything to the browser while it is not enabled', () => {
  expect(send(strongSwipe, { enabled: false })).toEqual({ steps: [], kept: 0 });
});

it('does not try to stop what cannot be stopped', () => {
  const event = wheelEvent({ deltaX: 0, deltaY: 100, deltaMode: 0, time: 0 }, false);
  expect(handleWheel(event, {}, createWheelGesture())).toBe(1);
  expect(event.preventDefault).not.toHaveBeenCalled();
});

it('makes no step with the inertia of a gesture that made one elsewhere', () => {
  const gesture = createWheelGesture();
  expect(send(strongSwipe.slice(0, 20), {}, gesture).steps).toEqual([1]);
  expect(send(strongSwipe.slice(20), {}, gesture).steps).toEqual([]);
});

it('makes no step when a page that scrolled reaches its end within the gesture', () => {
  let scrolled = 0;
  const shouldIgnore = () => {
    scrolled += 1;
    return scrolled <= 10;
  };
  const { steps, kept } = send(strongSwipe, { shouldIgnore });
  expect(steps).toEqual([]);
  expect(kept).toBe(strongSwipe.length - 10);
});
