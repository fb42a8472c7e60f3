import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Tests every page of the content in the folder `CONTENT`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'every-page.slow.spec.ts',
  projects: base.projects?.filter(({ name }) => name === 'chromium') ?? [],
});
