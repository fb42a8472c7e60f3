import { describe, expect, it } from 'vitest';
import { flickVelocity } from '#src/config/specification.ts';
import { caughtPhase, dragBy, dragPhase, swipeTarget } from './drag.ts';

const rest = { position: 1, pull: 0, x: 0, y: 0, scale: 1 };
const fit = { picture: { width: 390, height: 240 }, container: { width: 390, height: 600 } };
const bounds = { pitch: 400, count: 3, fit };
const fast = flickVelocity + 0.01;

describe('a picture that is caught', () => {
  it.each([
    ['at rest, waits for a direction', rest, undefined],
    ['between two slides, is swiped on', { ...rest, position: 1.4 }, 'swiping'],
    ['below its place, is pulled on', { ...rest, pull: 80 }, 'dismissing'],
    ['while it is zoomed, is panned', { ...rest, scale: 2, x: 30 }, 'panning'],
    ['on its way from its thumbnail, is carried', { ...rest, x: 9, scale: 0.6 }, 'carrying'],
  ])('%s', (_, start, phase) => {
    expect(caughtPhase(start)).toBe(phase);
  });
});

describe('a drag', () => {
  it('swipes sideways and dismisses up or down', () => {
    expect(dragPhase(rest, { x: -12, y: 5 })).toBe('swiping');
    expect(dragPhase(rest, { x: 4, y: -12 })).toBe('dismissing');
    expect(dragPhase(rest, { x: 4, y: 12 })).toBe('dismissing');
  });

  it('may change its mind where a swipe or a pull was caught', () => {
    expect(dragPhase({ ...rest, position: 1.4 }, { x: 1, y: 5 })).toBe('dismissing');
    expect(dragPhase({ ...rest, pull: 80 }, { x: 5, y: 1 })).toBe('swiping');
  });

  it('pans what is zoomed and carries what was in flight, in any direction', () => {
    for (const offset of [
      { x: 12, y: 0 },
      { x: 0, y: 12 },
    ]) {
      expect(dragPhase({ ...rest, scale: 2 }, offset)).toBe('panning');
      expect(dragPhase({ ...rest, scale: 0.4, y: 90 }, offset)).toBe('carrying');
    }
  });

  it('moves what it is about, and nothing else', () => {
    const offset = { x: -100, y: 40 };
    expect(dragBy('swiping', rest, offset, bounds)).toEqual({ ...rest, position: 1.25 });
    expect(dragBy('dismissing', rest, offset, bounds)).toEqual({ ...rest, pull: 40 });
    expect(dragBy('carrying', rest, offset, bounds)).toEqual({ ...rest, x: -100, y: 40 });
    const zoomed = { ...rest, scale: 4 };
    expect(dragBy('panning', zoomed, offset, bounds)).toEqual({ ...zoomed, x: -100, y: 40 });
  });

  it('pans nothing where there is no picture', () => {
    const zoomed = { ...rest, scale: 4 };
    expect(dragBy('panning', zoomed, { x: 9, y: 9 }, { ...bounds, fit: undefined })).toBe(zoomed);
  });

  it('resists before the first picture and behind the last, and goes on from there when caught', () => {
    const before = dragBy('swiping', { ...rest, position: 0 }, { x: 200, y: 0 }, bounds);
    expect(before.position).toBeLessThan(-0.1);
    expect(before.position).toBeGreaterThan(-0.5);
    const behind = dragBy('swiping', { ...rest, position: 2 }, { x: -200, y: 0 }, bounds);
    expect(behind.position - 2).toBeCloseTo(-before.position);
    const again = dragBy('swiping', before, { x: 0, y: 0 }, bounds);
    expect(again.position).toBeCloseTo(before.position);
  });
});

describe('a released swipe', () => {
  it.each([
    ['rests on the nearer picture', 1, 1.4, 0, 1],
    ['rests on the next one from its middle on', 1, 1.6, 0, 2],
    ['turns by a flick', 1, 1.1, fast, 2],
    ['turns back by a flick', 1, 0.9, -fast, 0],
    ['caught on its way to the next, flicks to the next', 1.6, 1.5, fast, 2],
    ['caught on its way to the next, flicks back', 1.6, 1.7, -fast, 1],
    ['ends at the last picture', 2, 2.2, fast, 2],
    ['caught beyond the first one, returns to it', -0.2, -0.1, -fast, 0],
  ])('%s', (_, from, position, velocity, target) => {
    expect(swipeTarget({ from, position, velocity, count: 3 })).toBe(target);
  });
});
