/**
 * How a generator runs: `count` times, or `RUNS`. What it prints repeats it. A failure is made smaller until the time is up
 * that all of the runs have.
 */
export function generated(count: number) {
  const numRuns = Number(process.env.RUNS || count);
  const seed = Number(process.env.SEED || Math.floor(Math.random() * 2 ** 31));
  console.log(`SEED=${seed} RUNS=${numRuns}`);
  const limits = { interruptAfterTimeLimit: numRuns * 45_000, markInterruptAsFailure: true };
  return { numRuns, seed, ...limits };
}
