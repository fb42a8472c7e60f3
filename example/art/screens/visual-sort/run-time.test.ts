import { describe, expect, it } from 'vitest';
import { pauseAt, runTime } from './run-time.ts';
import { mergeSort, selectionSort } from './sorting.ts';

describe('runTime', () => {
  it('adds the fixed cost of every comparison and exchange', () => {
    // Three comparisons of 12 ns and two exchanges of 26 ns.
    expect(runTime(selectionSort, [3, 2, 1])).toBeCloseTo(0.088, 6);
  });

  it('counts stored values too', () => {
    // One comparison of 12 ns, two values stored for 18 ns each.
    expect(runTime(mergeSort, [2, 1])).toBeCloseTo(0.048, 6);
  });

  it('leaves the values as they were', () => {
    const values = [3, 2, 1];
    runTime(selectionSort, values);
    expect(values).toEqual([3, 2, 1]);
  });
});

describe('pauseAt', () => {
  it('stops at the comparison that ends the share', () => {
    const run = pauseAt(selectionSort, [4, 3, 2, 1], 0.5);
    expect(run).toEqual({
      values: [4, 3, 2, 1],
      comparison: { kind: 'compare', left: 2, right: 3 },
      done: 3,
      total: 6,
    });
  });

  it('has exchanged what came before', () => {
    const run = pauseAt(selectionSort, [4, 3, 2, 1], 4 / 6);
    expect(run.values).toEqual([1, 3, 2, 4]);
  });

  it('refuses a list without any comparison', () => {
    expect(() => pauseAt(selectionSort, [1], 0.5)).toThrow(RangeError);
  });
});
