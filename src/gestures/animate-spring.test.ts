import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { animateSpring } from './animate-spring.ts';

let clock: number;
let frames: Map<number, FrameRequestCallback>;

beforeEach(() => {
  clock = 5000;
  frames = new Map();
  let handle = 0;
  vi.stubGlobal('performance', { now: () => clock });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    handle += 1;
    frames.set(handle, callback);
    return handle;
  });
  vi.stubGlobal('cancelAnimationFrame', (cancelled: number) => frames.delete(cancelled));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Lets one frame pass that the browser timed `duration` ms after the last one. */
function nextFrame(duration = 16) {
  clock += duration;
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback(clock);
}

function start(options: Partial<Parameters<typeof animateSpring>[0]> = {}) {
  const onFrame = vi.fn<(values: Record<string, number>) => void>();
  const onRest = vi.fn<() => void>();
  const animation = animateSpring({ from: { x: 0 }, to: { x: 300 }, onFrame, onRest, ...options });
  return { animation, onFrame, onRest };
}

it('moves with every frame, ends exactly at its target and then rests, once', () => {
  const { onFrame, onRest } = start();
  expect(onFrame).not.toHaveBeenCalled();
  for (let frame = 0; frame < 60; frame += 1) nextFrame();
  const positions = onFrame.mock.calls.map(([{ x }]) => x ?? Number.NaN);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(positions.length).toBeGreaterThan(15);
  expect(positions.at(-1)).toBe(300);
  expect(onRest).toHaveBeenCalledOnce();
  expect(frames.size).toBe(0);
});

it('rests when the last of its values has arrived', () => {
  const { onFrame, onRest } = start({ from: { near: 0, far: 0 }, to: { near: 2, far: 4000 } });
  while (onRest.mock.calls.length === 0) {
    nextFrame();
    const { near = 0, far = 0 } = onFrame.mock.lastCall?.[0] ?? {};
    if (near === 2) expect(far).toBe(4000);
  }
  expect(onFrame.mock.lastCall?.[0]).toEqual({ near: 2, far: 4000 });
});

it('goes on with the velocity that it is given, and knows it at every frame', () => {
  const { animation, onFrame } = start({ to: { x: 0 }, velocity: { x: 2 } });
  expect(animation.velocity().x).toBeCloseTo(2);
  nextFrame(10);
  expect(onFrame.mock.lastCall?.[0].x).toBeGreaterThan(10);
  expect(animation.velocity().x).toBeLessThan(2);
  nextFrame(80);
  expect(animation.velocity().x).toBeLessThan(0);
});

it('stays still in a value whose velocity is missing', () => {
  const { animation } = start({ from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, velocity: { x: 1 } });
  expect(animation.velocity().x).toBeCloseTo(1);
  expect(animation.velocity().y).toBeCloseTo(0);
});

it('counts a value in the px that it moves something, so that a scale does not rest too early', () => {
  const scale = { from: { scale: 1 }, to: { scale: 1.5 } };
  const unscaled = start(scale);
  for (let frame = 0; frame < 4; frame += 1) nextFrame();
  expect(unscaled.onRest).toHaveBeenCalled();

  const scaled = start({ ...scale, pixels: { scale: 1000 } });
  for (let frame = 0; frame < 4; frame += 1) nextFrame();
  expect(scaled.onRest).not.toHaveBeenCalled();
  const now = scaled.onFrame.mock.lastCall?.[0].scale;
  expect(now).toBeGreaterThan(1.1);
  expect(now).toBeLessThan(1.5);
});

it('moves not at all in a frame that is timed before it began', () => {
  const { onFrame } = start();
  nextFrame(-8);
  expect(onFrame.mock.lastCall?.[0]).toEqual({ x: 0 });
});

it('stays where it is once it is stopped, and does not rest', () => {
  const { animation, onFrame, onRest } = start();
  nextFrame();
  animation.stop();
  nextFrame(1000);
  expect(onFrame).toHaveBeenCalledOnce();
  expect(onRest).not.toHaveBeenCalled();
});

it('can be stopped from within its own frame', () => {
  const { animation, onFrame } = start({
    onFrame: (values) => {
      onFrame(values);
      animation.stop();
    },
  });
  nextFrame();
  nextFrame();
  expect(onFrame).toHaveBeenCalledOnce();
});
