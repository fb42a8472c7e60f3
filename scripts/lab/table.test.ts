import { expect, it } from 'vitest';
import { medians, renderTable } from './table.ts';

it('takes the median of each figure on its own; what never came is the worst', () => {
  const runs = [{ paint: 3, script: 1 }, { paint: 1 }, { paint: 2, script: Infinity }];
  expect(medians(runs)).toEqual({ paint: 2, script: Infinity });
});

it('marks the figures that miss the goal of their heading, as they are printed', () => {
  const rows = {
    '/': { 'score ≥ 100': 99, 'paint s ≤ 2': 2.004, script: 70 },
    '/new': { 'score ≥ 100': 100, 'paint s ≤ 2': 2.5, script: 71.24 },
    '/lost': {},
  };
  expect(renderTable('pages', rows).split('\n')).toEqual([
    'pages score ≥ 100  paint s ≤ 2  script',
    '/              99!           2      70',
    '/new          100          2.5!   71.2',
    '/lost       never        never!  never',
  ]);
});
