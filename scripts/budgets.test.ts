import { describe, expect, it } from 'vitest';
import { overBudget } from './budgets.mjs';
import type { BundleReport } from './bundle-report.ts';

const page = { html: 4000, font: 28_000 };

const report: BundleReport = {
  aheadBudget: 5000,
  offlineCopy: 200_000,
  firstFlight: 14_000,
  pages: {
    '/': { ...page, script: 70_000, ahead: 0 },
    '/desktop/2': { ...page, script: 70_000, ahead: 4000 },
  },
  chunks: {
    index: { bytes: 70_000, imports: { 'react-dom': 55_000, 'src/ui': 2000 } },
    'detail-screen': { bytes: 4000, imports: { 'src/screens/detail': 4000 } },
  },
};
const budgets = {
  routes: { '/': 70_000, '/desktop/2': 74_000 },
  offlineCopy: 200_000,
  firstFlight: 14_000,
  chunks: report.chunks,
};

/** The report with another entry. */
function withIndex(bytes: number, imports: Record<string, number>): BundleReport {
  const index = { bytes, imports: { ...report.chunks.index?.imports, ...imports } };
  return { ...report, chunks: { ...report.chunks, index } };
}

describe('a build', () => {
  it('keeps its budgets where nothing grew, or a chunk by less than 2 %', () => {
    expect(overBudget(report, budgets)).toEqual([]);
    expect(overBudget(withIndex(71_300, { 'src/ui': 3300 }), budgets)).toEqual([]);
  });

  it('is told the chunk and the import that grew', () => {
    expect(overBudget(withIndex(72_000, { 'react-dom': 56_800 }), budgets)).toEqual([
      'chunk index: 72000 bytes, 71400 allowed; what grew most is react-dom in index, from 55000 to 56800.',
    ]);
  });

  it('is told of a package that came in', () => {
    expect(overBudget(withIndex(75_000, { lodash: 5000 }), budgets)).toEqual([
      'chunk index: 75000 bytes, 71400 allowed; what grew most is lodash in index, from 0 to 5000.',
    ]);
  });

  it('is told of a chunk that has no budget yet', () => {
    const chunks = { ...report.chunks, map: { bytes: 900, imports: { d3: 900 } } };
    expect(overBudget({ ...report, chunks }, budgets)).toEqual([
      'chunk map: 900 bytes, and it has no budget.',
    ]);
  });

  it('is told of a page that fetches too much, at once or ahead', () => {
    const pages = {
      '/': { ...page, script: 70_001, ahead: 0 },
      '/desktop/2': { ...page, script: 68_000, ahead: 5001 },
    };
    expect(overBudget({ ...report, pages }, budgets)).toEqual([
      '/: 70001 bytes of script, 70000 allowed.',
      '/desktop/2: a rest fetches 5001 bytes ahead, 5000 allowed.',
    ]);
  });

  it('is told of a budget for a page that is gone', () => {
    expect(overBudget({ ...report, pages: {} }, budgets)).toEqual([
      '/ has a budget, but there is no such page.',
      '/desktop/2 has a budget, but there is no such page.',
    ]);
  });

  it('is told of a first answer that no longer comes at once', () => {
    expect(overBudget({ ...report, firstFlight: 14_001 }, budgets)).toEqual([
      '/: HTML and headers are 14001 bytes, 14000 allowed.',
    ]);
  });

  it('is told of a copy for visits without network that is too large', () => {
    expect(overBudget({ ...report, offlineCopy: 200_001 }, budgets)).toEqual([
      'The copy for visits without network: 200001 bytes, 200000 allowed.',
    ]);
  });
});
