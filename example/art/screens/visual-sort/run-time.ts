import type { SortingAlgorithm, Step } from './sorting.ts';

/**
 * What one operation costs, in ns. Counted steps times a fixed cost stand for a stopwatch, so that the
 * pictures do not depend on the machine that draws them. A swap stores two values; a write stores one in the
 * auxiliary list and one in the list itself.
 */
const COST: Record<Step['kind'], number> = { compare: 12, swap: 26, write: 18 };

const NANOSECONDS_PER_MICROSECOND = 1000;

/** Run time of the algorithm on a copy of the values, in µs. */
export function runTime(algorithm: SortingAlgorithm, values: readonly number[]): number {
  let nanoseconds = 0;
  for (const step of algorithm([...values])) nanoseconds += COST[step.kind];
  return nanoseconds / NANOSECONDS_PER_MICROSECOND;
}

/** A sorting run, paused before its end. */
export interface PausedRun {
  values: readonly number[];
  /** The comparison that the run stopped at. */
  comparison: Step;
  /** Comparisons so far and in the whole run. */
  done: number;
  total: number;
}

/** Stops the algorithm at the comparison that ends the given share (0 to 1) of all its comparisons. */
export function pauseAt(
  algorithm: SortingAlgorithm,
  values: readonly number[],
  share: number,
): PausedRun {
  let total = 0;
  for (const step of algorithm([...values])) if (step.kind === 'compare') total += 1;
  const goal = Math.max(1, Math.round(total * share));

  const sorted = [...values];
  let done = 0;
  for (const step of algorithm(sorted)) {
    if (step.kind === 'compare') done += 1;
    if (done === goal) return { values: sorted, comparison: step, done, total };
  }
  throw new RangeError(`A list of ${values.length} values needs no comparison.`);
}
