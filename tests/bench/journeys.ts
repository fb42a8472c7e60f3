import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';
import { type Part, progress } from './part.ts';
import { serve } from './server.ts';
import type { Rows } from './table.ts';
import { run } from './timed-build.ts';

/** Where `tests/measure` leaves its figures, and where it has those before. */
const saved = join(root, '.cache/figures/journeys.json');
const earlier = join(root, 'tests/measure/before.json');

/** The seven journeys of `tests/measure`. */
export const journeys: Part = {
  title: ({ runs }) => `journeys, 4× slower, median of ${runs}`,
  columns: [
    { key: 'frames', head: 'frames', compared: false },
    { key: 'dropped', head: 'dropped %', digits: 1, goal: 1 },
    { key: 'tasks', head: 'tasks', goal: 0 },
    { key: 'longest', head: 'longest ms', goal: 50 },
  ],
  before: () => rowsOf(JSON.parse(readFileSync(earlier, 'utf8')).journeys),
  measure: ({ folder, runs }) => measureJourneys(folder, { RUNS: String(runs) }),
};

/** @param env of `tests/measure`: `RUNS`, and `JOURNEY` for those alone whose names begin so */
export async function measureJourneys(folder: string, env: Record<string, string>): Promise<Rows> {
  progress('journeys');
  const host = await serve(folder);
  rmSync(saved, { force: true });
  try {
    const cli = join(root, 'node_modules/@playwright/test/cli.js');
    const args = [cli, 'test', '--config', 'tests/measure/playwright.config.ts', 'journeys'];
    await run(process.execPath, args, { cwd: root, env: { ...env, TEST_PORT: String(host.port) } });
    return rowsOf(JSON.parse(readFileSync(saved, 'utf8')));
  } finally {
    await host.stop();
  }
}

interface Saved {
  presented: number;
  dropped: number;
  longTasks: number;
  longest: number;
}

function rowsOf(figures: Record<string, Saved>): Rows {
  const rows = Object.entries(figures).map(([name, { presented, dropped, longTasks, longest }]) => {
    const frames = presented + dropped;
    const share = frames && (100 * dropped) / frames;
    return [name, { frames, dropped: share, tasks: longTasks, longest }];
  });
  return Object.fromEntries(rows);
}
