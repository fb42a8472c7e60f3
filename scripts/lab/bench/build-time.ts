import { copyProject, removeCopy } from '#tests/support/project-copy.ts';
import { type Part, progress } from './part.ts';
import { medians } from './statistics.ts';
import type { Rows } from './table.ts';
import { timeBuild } from './timed-build.ts';

/** `npm run build` in a copy of the repository: cold without anything built before, then warm. */
export const build: Part = {
  title: ({ runs }) => `npm run build, median of ${runs}`,
  columns: [
    { key: 'seconds', head: 's', digits: 1, goal: 20 },
    { key: 'memory', head: 'peak MB' },
  ],
  async measure({ runs }): Promise<Rows> {
    const cold = [];
    const warm = [];
    for (let run = 0; run < runs; run += 1) {
      progress(`build ${run + 1} of ${runs}`);
      const folder = copyProject();
      try {
        cold.push(await timeBuild(folder));
        warm.push(await timeBuild(folder));
      } finally {
        removeCopy(folder);
      }
    }
    return { cold: medians(cold), warm: medians(warm) };
  },
};
