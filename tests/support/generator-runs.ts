/**
 * How a generator runs: `count` times, or `RUNS`. What it prints repeats it. It ends at the first
 * failure, whose files stay in `.cache`: each smaller case would take a whole build.
 */
export function generated(count: number) {
  const numRuns = Number(process.env.RUNS || count);
  // The same for everybody, so that a run is green or red for all; another `SEED` tries something else.
  const seed = Number(process.env.SEED || 28);
  console.log(`SEED=${seed} RUNS=${numRuns}`);
  return { numRuns, seed, endOnFailure: true };
}
