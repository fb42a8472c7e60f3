import { describe, expect, it } from 'vitest';
import { medians, percentile } from './statistics.ts';
import { renderTable } from './table.ts';

describe('a percentile', () => {
  it('is one of the figures: the nearest that covers the share', () => {
    expect(percentile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
    expect(percentile([1, 2, 3], 1)).toBe(3);
    const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(percentile(hundred, 0.95)).toBe(95);
  });

  it('counts what never came as the worst', () => {
    expect(percentile([null, 1, 2], 0.5)).toBe(2);
    expect(percentile([null, 1, 2], 1)).toBeNull();
    expect(percentile([], 0.5)).toBeNull();
  });

  it('is taken of each figure on its own', () => {
    const runs = [
      { paint: 3, script: 1 },
      { paint: 1, script: 2 },
      { paint: 2, script: 3 },
    ];
    expect(medians(runs)).toEqual({ paint: 2, script: 2 });
  });
});

describe('the table', () => {
  const columns = [
    { key: 'score', head: 'perf', goal: 100, higher: true, compared: false },
    { key: 'paint', head: 'paint s', digits: 2, goal: 2 },
  ];

  it('has the figures before and the goals beside those of now', () => {
    const rows = { '/': { score: 99, paint: 1.5 }, '/new': { score: 100, paint: 2.5 } };
    const before = { '/': { score: 98, paint: 2.04 } };
    const goals = { '/': { paint: 1.4 } };
    expect(renderTable({ title: 'pages', columns, rows, before, goals }).split('\n')).toEqual([
      '      | now                    | before | goal',
      'pages perf ≥ 100  paint s ≤ 2  paint s  paint s',
      '/             99!        1.50!    2.04     1.40',
      '/new         100         2.50!',
    ]);
  });

  it('marks what never came, and lets pass what rounds to the goal', () => {
    const rows = { a: { paint: null }, b: { paint: 2.004 } };
    const text = renderTable({ title: '', columns: columns.slice(1), rows });
    expect(text).toMatch(/^a\s+never!$/m);
    expect(text).toMatch(/^b\s+2\.00$/m);
  });
});
