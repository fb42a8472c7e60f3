import { describe, expect, it } from 'vitest';
import { iconKeyframes } from './icon-keyframes.ts';

/** A phone's page, which is as wide as the square. */
const page = { width: 390, height: 844 };
const side = page.width;
const tolerance = 0.01;

/** Box of the icon in each keyframe, px in the page. */
function boxes(icon = { x: 20, y: 88, width: 80 }) {
  return iconKeyframes({ icon, page, side, tileScale: 0.2 }).map(({ transform }) => {
    const [x = 0, y = 0, scale = 0] =
      String(transform)
        .match(/-?[\d.]+(e-\d+)?/g)
        ?.map(Number) ?? [];
    const size = scale * icon.width;
    return { x: x + icon.x, y: y + icon.y, size };
  });
}

describe('iconKeyframes', () => {
  it('begins with an icon that fills the square', () => {
    const [first] = boxes();
    expect(first?.x).toBeCloseTo(0);
    expect(first?.y).toBeCloseTo(0);
    expect(first?.size).toBeCloseTo(side);
  });

  it('ends at the icon’s position', () => {
    const last = boxes().at(-1);
    expect(last?.x).toBeCloseTo(20);
    expect(last?.y).toBeCloseTo(88);
    expect(last?.size).toBeCloseTo(80);
  });

  it('ends above the page if the icon’s position has scrolled away', () => {
    const last = boxes({ x: 20, y: -900, width: 80 }).at(-1);
    expect(last?.y).toBeCloseTo(-80);
  });

  it('keeps the icon inside the visible part of the page', () => {
    const all = boxes();
    for (const [index, { x, y, size }] of all.entries()) {
      const progress = index / (all.length - 1);
      const visibleHeight = side + (page.height - side) * progress;
      expect(x).toBeGreaterThanOrEqual(-tolerance);
      expect(y).toBeGreaterThanOrEqual(-tolerance);
      expect(x + size).toBeLessThanOrEqual(page.width + tolerance);
      expect(y + size).toBeLessThanOrEqual(visibleHeight + tolerance);
    }
  });
});
