import { defineConfig } from 'vitest/config';
import { root } from '#scripts/root.mjs';
import { project } from '../vitest.config.ts';

/** Tests that need a screen reader or another engine, which are run one after the other. */
export default defineConfig({
  root,
  test: {
    fileParallelism: false,
    projects: [
      // On a busy machine Orca may say a notification before the control that has the focus.
      project('heard', ['tests/heard/**/*.test.ts'], 180_000, { retry: process.env.CI ? 2 : 0 }),
      project('webkit', ['tests/engines/webkit/**/*.test.ts'], 120_000),
    ],
  },
});
