import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { ignored } from './chosen.ts';

// Tests of the code have content of their own to speak of, whatever an owner writes.
process.env.CONTENT = 'example';

const root = fileURLToPath(new URL('..', import.meta.url));
const { contentAlias } = await import('#scripts/content-folder.mjs');
const resolve = { alias: [contentAlias] };
const exclude = [...configDefaults.exclude, ...ignored];

/** Tests that need no browser. `unit` stands beside the code, the others here. */
export default defineConfig({
  root,
  test: {
    // One more than CI has cores: builds and the emulator also wait.
    maxWorkers: 3,
    projects: [
      {
        root,
        resolve,
        test: {
          name: 'unit',
          include: [
            '{src,scripts,example/pages,tests/slider/wheel}/**/*.test.ts',
            'example/*.test.ts',
          ],
          exclude,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'build',
          include: ['tests/publishing/**/*.test.ts'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude,
          globalSetup: 'tests/rules/emulator.ts',
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        root,
        resolve,
        test: {
          name: 'webkit',
          include: ['tests/engines/webkit/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
