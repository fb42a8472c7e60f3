import { defineConfig } from '@playwright/test';
import base from '#tests/playwright.config.ts';

/** `npm run lab -- sheet`: draws pictures, asserts nothing. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.measure.ts',
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  reporter: [['./figures-reporter.ts']],
  use: { ...base.use, trace: 'off' },
  projects: (base.projects ?? []).filter(({ name }) => name === 'chromium'),
});
