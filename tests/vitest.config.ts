import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { ignored } from './chosen.ts';

// Tests of the code have content of their own to speak of, whatever an owner writes.
process.env.CONTENT = 'example';

const root = fileURLToPath(new URL('..', import.meta.url));
const { contentAlias } = await import('#scripts/content-folder.mjs');

/** @param include globs of its tests @param time ms that a test or a hook may take */
function project(name: string, include: string[], time: number, options: object = {}) {
  const exclude = [...configDefaults.exclude, ...ignored];
  const times = { testTimeout: time, hookTimeout: time };
  return {
    root,
    resolve: { alias: [contentAlias] },
    test: { name, include, exclude, ...times, ...options },
  };
}

const besideCode = ['{src,scripts,example/pages}/**/*.test.ts', 'example/*.test.ts'];

/** Tests that need no browser. `unit` stands beside the code, the others here. */
export default defineConfig({
  root,
  test: {
    // One more than CI has cores: builds and the emulator also wait.
    maxWorkers: 3,
    projects: [
      project('unit', besideCode, 10_000),
      project('build', ['tests/publishing/**/*.test.ts'], 120_000),
      project('rules', ['tests/rules/**/*.test.ts'], 60_000, {
        globalSetup: 'tests/rules/emulator.ts',
        fileParallelism: false,
      }),
      project('heard', ['tests/heard/**/*.test.ts'], 180_000, {
        fileParallelism: false,
        // As in a browser: Orca now and then misses a dialog that opens.
        retry: process.env.CI ? 2 : 0,
      }),
      project('webkit', ['tests/engines/webkit/**/*.test.ts'], 120_000, {
        fileParallelism: false,
      }),
    ],
  },
});
