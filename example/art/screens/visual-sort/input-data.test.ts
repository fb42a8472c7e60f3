import { describe, expect, it } from 'vitest';
import { drawValues } from './input-data.ts';

/** Goes round through 0, 0.1 … 0.9. */
function tenths(): () => number {
  let next = 0;
  return () => (next++ % 10) / 10;
}

describe('drawValues', () => {
  it('stays within both bounds and reaches them', () => {
    const values = drawValues({ count: 20, lowest: 5, highest: 14, unique: false }, tenths());
    expect(values).toHaveLength(20);
    expect(Math.min(...values)).toBe(5);
    expect(Math.max(...values)).toBe(14);
  });

  it('draws again instead of repeating a value of a unique list', () => {
    const values = drawValues({ count: 5, lowest: 1, highest: 5, unique: true }, tenths());
    expect(new Set(values).size).toBe(5);
  });

  it('refuses a unique list that its bounds cannot fill', () => {
    expect(() => drawValues({ count: 6, lowest: 1, highest: 5, unique: true }, tenths())).toThrow(
      RangeError,
    );
  });
});
