/**
 * Settings of fast-check: `count` runs, or `RUNS`. The printed SEED and RUNS repeat them. They end
 * at the first failure, whose files stay in `.cache`; no smaller case is searched, because each
 * would take a whole build.
 */
export function fastCheckRuns(count: number) {
  const numRuns = Number(process.env.RUNS || count);
  // The same for everybody, so that a run is green or red for all; another `SEED` tries something else.
  const seed = Number(process.env.SEED || 28);
  console.log(`SEED=${seed} RUNS=${numRuns}`);
  return { numRuns, seed, endOnFailure: true };
}
