import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { animateSpring, springAt } from './spring.ts';

describe('a page that was let go', () => {
  /** Time in ms after which it rests. */
  function duration(to: number, velocity = 0): number {
    let time = 0;
    while (!springAt({ from: 0, to, velocity }, time).atRest) time += 1;
    return time;
  }

  it('starts where the hand left it, with its velocity', () => {
    const release = { from: 100, to: 390, velocity: 1.2 };
    expect(springAt(release, 0).position).toBe(100);
    expect(springAt(release, 0).velocity).toBeCloseTo(1.2);
    expect((springAt(release, 0.01).position - 100) / 0.01).toBeCloseTo(1.2, 2);
  });

  it('arrives within about half a second, sooner after a flick, and does not pass its end', () => {
    expect(duration(390)).toBeLessThan(400);
    expect(duration(4320)).toBeLessThan(550);
    expect(duration(1440, 4)).toBeLessThan(duration(1440));
    for (let time = 0; time < 1000; time += 10) {
      const { position } = springAt({ from: 0, to: 390, velocity: 0 }, time);
      expect(position).toBeLessThanOrEqual(390);
    }
  });
});

describe('an animation', () => {
  let clock: number;
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    clock = 5000;
    frames = [];
    vi.stubGlobal('performance', { now: () => clock });
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) =>
      frames.push(callback),
    );
    vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Lets frames pass that the browser timed `duration` ms after each other. */
  function pass(count = 1, duration = 16) {
    for (let frame = 0; frame < count; frame += 1) {
      clock += duration;
      for (const callback of frames.splice(0)) callback(clock);
    }
  }

  function start(options: Partial<Parameters<typeof animateSpring>[0]> = {}) {
    const onFrame = vi.fn<(values: Record<string, number>) => void>();
    const onRest = vi.fn<() => void>();
    const all = { from: { x: 0 }, to: { x: 300 }, onFrame, onRest, ...options };
    return { animation: animateSpring(all), onFrame, onRest };
  }

  it('moves with every frame, ends exactly at its target and then rests, once', () => {
    const { onFrame, onRest } = start();
    expect(onFrame).not.toHaveBeenCalled();
    pass(60);
    const positions = onFrame.mock.calls.map(([{ x }]) => x ?? Number.NaN);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions.length).toBeGreaterThan(15);
    expect(positions.at(-1)).toBe(300);
    expect(onRest).toHaveBeenCalledOnce();
    expect(frames).toEqual([]);
  });

  it('goes on with the velocities that it is given, and knows them at every frame', () => {
    const still = { x: 0, y: 0 };
    const { animation, onFrame } = start({ from: still, to: still, velocity: { x: 2 } });
    expect(animation.velocity()).toEqual({ x: 2, y: 0 });
    pass(1, 10);
    expect(onFrame.mock.lastCall?.[0].x).toBeGreaterThan(10);
    expect(animation.velocity().x).toBeLessThan(2);
    pass(1, 80);
    expect(animation.velocity().x).toBeLessThan(0);
  });

  it('counts a value in the px that it moves something, so that a scale does not rest too early', () => {
    const scale = { from: { scale: 1 }, to: { scale: 1.5 } };
    const unscaled = start(scale);
    const scaled = start({ ...scale, pixels: { scale: 1000 } });
    pass(4);
    expect(unscaled.onRest).toHaveBeenCalled();
    expect(scaled.onRest).not.toHaveBeenCalled();
  });

  it.each(['between two frames', 'within its own frame'])('can be stopped %s', (when) => {
    const { animation, onFrame, onRest } = start();
    if (when === 'within its own frame') onFrame.mockImplementation(() => animation.stop());
    pass();
    animation.stop();
    pass(60);
    expect(onFrame).toHaveBeenCalledOnce();
    expect(onRest).not.toHaveBeenCalled();
  });
});
