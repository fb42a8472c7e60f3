import { expect, it } from 'vitest';
import { medians, percentile, renderTable } from './table.ts';

it('takes the median of each figure on its own; what never came is the worst', () => {
  const runs = [
    { paint: 3, script: 1 },
    { paint: 1, script: null },
    { paint: 2, script: null },
  ];
  expect(medians(runs)).toEqual({ paint: 2, script: null });
  expect(percentile([null, 1, 2], 1)).toBeNull();
});

it('prints figures below their goals, and marks those that miss one as they are printed', () => {
  const columns = [
    { key: 'score', head: 'perf', goal: 100, higher: true },
    { key: 'paint', head: 'paint s', digits: 2, goal: 2 },
    { key: 'script', head: 'script' },
  ];
  const rows = {
    '/': { score: 99, paint: 2.004, script: 70 },
    '/new': { score: 100, paint: 2.5 },
    '/lost': { score: null, paint: null, script: null },
  };
  expect(renderTable('pages', columns, rows).split('\n')).toEqual([
    'pages perf ≥ 100  paint s ≤ 2  script',
    '/             99!        2.00      70',
    '/new         100         2.50!',
    '/lost      never!       never!  never',
  ]);
});
