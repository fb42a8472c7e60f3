import { describe, expect, it } from 'vitest';
import { dragBy, dragKind, isDismissed, pullEffect } from './drag-rules.ts';

const rest = { position: 1, pull: 0, x: 0, y: 0, scale: 1 };
const sizes = { picture: { width: 390, height: 240 }, container: { width: 390, height: 600 } };
const bounds = { pitch: 400, count: 3, sizes };

describe('a drag', () => {
  it.each([
    ['swipes sideways', 1, { x: -12, y: 5 }, 'swipe'],
    ['pulls down', 1, { x: 4, y: 12 }, 'pull'],
    ['pulls up', 1, { x: 4, y: -12 }, 'pull'],
    ['swipes a picture that flies from its thumbnail', 0.6, { x: -12, y: 5 }, 'swipe'],
    ['pulls a picture that flies from its thumbnail', 0.4, { x: 4, y: 12 }, 'pull'],
    ['pans a zoomed picture sideways', 2, { x: -12, y: 5 }, 'pan'],
    ['pans a zoomed picture up and down', 2, { x: 4, y: 12 }, 'pan'],
  ])('%s', (_, scale, offset, kind) => {
    expect(dragKind(scale, offset)).toBe(kind);
  });

  it('changes only the position (swipe), the pull (pull) or the offset (pan)', () => {
    const offset = { x: -100, y: 40 };
    expect(dragBy('swipe', rest, offset, bounds)).toEqual({ ...rest, position: 1.25 });
    expect(dragBy('pull', rest, offset, bounds)).toEqual({ ...rest, pull: 40 });
    const zoomed = { ...rest, scale: 4 };
    expect(dragBy('pan', zoomed, offset, bounds)).toEqual({ ...zoomed, x: -100, y: 40 });
    expect(dragBy('pan', zoomed, offset, { ...bounds, sizes: undefined })).toBe(zoomed);
  });

  it('resists beyond the first and last picture, and the next drag continues from there', () => {
    const before = dragBy('swipe', { ...rest, position: 0 }, { x: 200, y: 0 }, bounds);
    expect(before.position).toBeLessThan(-0.1);
    expect(before.position).toBeGreaterThan(-0.5);
    const after = dragBy('swipe', { ...rest, position: 2 }, { x: -200, y: 0 }, bounds);
    expect(after.position - 2).toBeCloseTo(-before.position);
    const again = dragBy('swipe', before, { x: 0, y: 0 }, bounds);
    expect(again.position).toBeCloseTo(before.position);
  });
});

describe('a pull', () => {
  const height = 800;
  /** px/ms: a flick is faster than 0.3. */
  const fast = 0.31;

  it.each([
    ['down by more than a quarter closes', 201, 0, true],
    ['up by more than a quarter closes', -201, 0, true],
    ['down by less than a quarter does not close', 199, 0, false],
    ['by a short flick down closes', 20, fast, true],
    ['by a short flick up does not close', -20, -fast, false],
    ['just too slow for a flick does not close', 20, 0.3, false],
    ['down does not close when it ends with a flick back', 400, -fast, false],
    ['up does not close when it ends with a flick back', -400, fast, false],
  ])('%s', (_, distance, velocity, closes) => {
    expect(isDismissed(distance, velocity, height)).toBe(closes);
  });

  it('shrinks the picture and fades the backdrop, up as well as down', () => {
    const half = pullEffect(240, height);
    expect(half.scale).toBeCloseTo(0.91);
    expect(half.backdrop).toBeCloseTo(0.5);
    expect(pullEffect(-240, height)).toEqual(half);
    expect(pullEffect(5000, height)).toEqual({ scale: 0.7, backdrop: 0 });
    for (const nothing of [pullEffect(0, height), pullEffect(10, 0)]) {
      expect(nothing).toEqual({ scale: 1, backdrop: 1 });
    }
  });
});
