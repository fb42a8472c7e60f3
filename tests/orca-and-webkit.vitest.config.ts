import { defineConfig } from 'vitest/config';
import { root } from '#scripts/root.mjs';
import { project } from '../vitest.config.ts';

/** Tests that need another engine, which are run one after the other. */
export default defineConfig({
  root,
  test: {
    fileParallelism: false,
    projects: [project('webkit', ['tests/engines/webkit/**/*.test.ts'], 120_000)],
  },
});
