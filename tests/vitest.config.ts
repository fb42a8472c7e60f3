import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Tests that need no browser. `unit` stands beside the code, the others here. */
export default defineConfig({
  root,
  test: {
    // One more than CI has cores: builds and the emulator also wait.
    maxWorkers: 3,
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['{src,scripts,tests/bench,tests/wheel}/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: 'tests/rules/emulator-setup.ts',
          testTimeout: 20_000,
          fileParallelism: false,
        },
      },
      {
        root,
        test: {
          name: 'webkit',
          include: ['tests/webkit/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          fileParallelism: false,
          // As in Playwright's configuration.
          retry: process.env.CI ? 2 : 0,
        },
      },
    ],
  },
});
