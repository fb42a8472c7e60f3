import { defineConfig } from '@playwright/test';
import base from '#tests/playwright.config.ts';

/** `npm run lab -- faults`: many messages through a connection that breaks most answers. Prints what became of them. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'many-messages.ts',
  workers: 1,
  retries: 0,
  timeout: 30 * 60_000,
  reporter: 'line',
  projects: (base.projects ?? [])
    .filter(({ name }) => name === 'without motion')
    .map(({ testMatch: _, ...project }) => project),
});
