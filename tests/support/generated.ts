/**
 * How a generator runs: `count` times, or `RUNS`. What it prints repeats it. A failure is made smaller until the time is up
 * that all of the runs have.
 */
export function generated(count: number) {
  const numRuns = Number(process.env.RUNS || count);
  // The same for everybody, so that a run is green or red for all; another `SEED` tries something else.
  const seed = Number(process.env.SEED || 28);
  console.log(`SEED=${seed} RUNS=${numRuns}`);
  const limits = { interruptAfterTimeLimit: numRuns * 300_000, markInterruptAsFailure: true };
  return { numRuns, seed, ...limits };
}
