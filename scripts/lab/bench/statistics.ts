/** A figure; null for what never came. */
export type Figure = number | null;

/**
 * The smallest figure that at least a share of them does not exceed (nearest rank); null when that is one
 * that never came, or when there is none.
 * @param share from 0 to 1: 0.5 for the median, 1 for the worst
 */
export function percentile(figures: readonly Figure[], share: number): Figure {
  const sorted = figures.map((figure) => figure ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return found === undefined || found === Number.POSITIVE_INFINITY ? null : found;
}

export const median = (figures: readonly Figure[]): Figure => percentile(figures, 0.5);

/** The median of each figure over several runs; the first run names them. */
export function medians(runs: readonly Record<string, Figure>[]): Record<string, Figure> {
  const keys = Object.keys(runs[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key] ?? null))]));
}
