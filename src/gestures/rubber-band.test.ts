import { describe, expect, it } from 'vitest';
import { rubberBand, stretch, unstretch } from './rubber-band.ts';

describe('rubberBand', () => {
  it('follows by a bit more than half at first, then less, and never leaves the view', () => {
    expect(rubberBand(1, 390)).toBeCloseTo(0.55, 2);
    expect(rubberBand(100, 390)).toBeCloseTo(48.2, 1);
    expect(rubberBand(390, 390)).toBeCloseTo(138.4, 1);
    expect(rubberBand(1e9, 390)).toBeLessThan(390);
  });

  it('keeps the direction of the pull', () => {
    expect(rubberBand(-100, 390)).toBe(-rubberBand(100, 390));
    expect(rubberBand(0, 390)).toBe(0);
    expect(rubberBand(50, 0)).toBe(0);
  });
});

describe('stretch', () => {
  const range = { min: -10, max: 30 };

  it('changes nothing inside the range, and resists outside of it', () => {
    expect(stretch(12, range, 390)).toBe(12);
    expect(stretch(130, range, 390)).toBeCloseTo(30 + rubberBand(100, 390));
    expect(stretch(-110, range, 390)).toBeCloseTo(-10 - rubberBand(100, 390));
  });

  it.each([-500, -11, 0, 400])('is undone by unstretch at %d', (pulled) => {
    expect(unstretch(stretch(pulled, range, 390), range, 390)).toBeCloseTo(pulled);
  });

  it('has a finite inverse even at a distance that no pull reaches', () => {
    expect(Number.isFinite(unstretch(5000, range, 390))).toBe(true);
  });
});
