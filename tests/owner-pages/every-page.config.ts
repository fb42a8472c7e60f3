import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/**
 * Tests every page of the content in the folder `CONTENT`. `npm run test:all` also runs
 * `every-page.slow.spec.ts` with the example, without this configuration.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'every-page.slow.spec.ts',
  projects: base.projects?.filter(({ name }) => name === 'chromium') ?? [],
});
