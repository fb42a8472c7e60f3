import { describe, expect, it } from 'vitest';
import { iconKeyframes } from './icon-keyframes.ts';

const page = { width: 390, height: 844 };

/** Box of the icon in a page that is cropped to the square at first. */
function boxes(icon = { x: 20, y: 88, width: 80 }) {
  return iconKeyframes({ icon, page, side: 390, tileScale: 0.2 }).map(({ transform }) => {
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
    expect(first?.size).toBeCloseTo(390);
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

  it('keeps the icon in the cropped page', () => {
    for (const [index, { x, y, size }] of boxes().entries()) {
      const progress = index / 23;
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(y).toBeGreaterThanOrEqual(-0.01);
      expect(x + size).toBeLessThanOrEqual(390.01);
      expect(y + size).toBeLessThanOrEqual(390 + (844 - 390) * progress + 0.01);
    }
  });
});
