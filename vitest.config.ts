import { defineConfig } from 'vitest/config';
import { ignoreSettings } from './scripts/build/build-environment.ts';
import { root } from './scripts/root.mjs';
import { ignored } from './tests/test-selection.ts';

ignoreSettings();
// Tests expect the texts of the example.
process.env.CONTENT = 'example';

/** @param include globs @param time limit for a test or a hook, ms */
export function project(name: string, include: string[], time: number, options: object = {}) {
  const times = { testTimeout: time, hookTimeout: time };
  return {
    root,
    test: { name, include, exclude: ignored, ...times, ...options },
  };
}

/** Tests without a browser. */
export default defineConfig({
  test: {
    // For two cores: one more, because builds and the emulator also wait.
    maxWorkers: 3,
    projects: [
      // Files can share a process, because they do not change shared state.
      project('unit', ['{src,scripts,example/pages}/**/*.test.ts', 'example/*.test.ts'], 10_000, {
        isolate: false,
      }),
      project('build', ['tests/publishing/**/*.test.ts'], 120_000),
      project('rules', ['tests/rules/**/*.test.ts'], 60_000, {
        globalSetup: 'tests/rules/start-emulator.ts',
        fileParallelism: false,
      }),
    ],
  },
});
