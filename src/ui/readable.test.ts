import { describe, expect, it } from 'vitest';
import { contrast, readableBackground } from './readable.ts';

describe('contrast', () => {
  it('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#336699', '#336699')).toBe(1);
  });

  it('agrees with the published example of #777 on white', () => {
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe('a readable background', () => {
  it('leaves a background alone that is readable already', () => {
    expect(readableBackground('#296acb', '#ffffff')).toBe('#296acb');
    expect(readableBackground('#ffffff', '#006973')).toBe('#ffffff');
  });

  it.each(['#2196f3', '#d86d1f', '#417d9e', '#ffff00'])('darkens %s under white text', (color) => {
    const shade = readableBackground(color, '#ffffff');
    expect(contrast(shade, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shade, '#ffffff')).toBeLessThan(4.8);
  });

  it('lightens a dark background under dark text', () => {
    expect(contrast(readableBackground('#222222', '#101010'), '#101010')).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it('names a colour that it cannot read', () => {
    expect(() => readableBackground('blue', '#ffffff')).toThrow('"blue" is not a colour');
  });
});
