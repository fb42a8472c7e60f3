import { defineConfig } from 'vitest/config';
import { root } from './scripts/root.mjs';
import { ignored } from './tests/test-selection.ts';

// The tests of the code know the texts of the example, whatever an owner writes.
process.env.CONTENT = 'example';

/** @param include globs of its tests @param time ms that a test or a hook may take */
export function project(name: string, include: string[], time: number, options: object = {}) {
  const times = { testTimeout: time, hookTimeout: time };
  return {
    root,
    test: { name, include, exclude: ignored, ...times, ...options },
  };
}

const besideCode = ['{src,scripts,example/pages}/**/*.test.ts', 'example/*.test.ts'];

/** Tests that need no browser: `npx vitest --project unit` runs those beside the code. */
export default defineConfig({
  test: {
    // One more than CI has cores: builds and the emulator also wait.
    maxWorkers: 3,
    projects: [
      // One process for all files of a worker: they change nothing that another file reads.
      project('unit', besideCode, 10_000, { isolate: false }),
      project('build', ['tests/publishing/**/*.test.ts'], 120_000),
      project('rules', ['tests/rules/**/*.test.ts'], 60_000, {
        globalSetup: 'tests/rules/start-emulator.ts',
        fileParallelism: false,
      }),
    ],
  },
});
