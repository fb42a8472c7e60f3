import { defineConfig } from 'vitest/config';
import { ignoreSettings } from './scripts/build/build-environment.ts';
import { root } from './scripts/root.mjs';
import { ignoredFiles } from './tests/test-selection.ts';

ignoreSettings();
// Tests expect the texts of the example.
process.env.CONTENT = 'example';

/** @param include globs @param timeout of a test or a hook, ms */
function project(name: string, include: string[], timeout: number, options: object = {}) {
  const timeouts = { testTimeout: timeout, hookTimeout: timeout };
  // The root, because Vitest may be started in a folder below it.
  return { root, test: { name, include, exclude: ignoredFiles, ...timeouts, ...options } };
}

/** Tests without a browser. */
export default defineConfig({
  test: {
    // One more than two cores, because builds and the emulator often wait.
    maxWorkers: 3,
    projects: [
      // Files can share a process, because they undo their changes of shared state.
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
