import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** Opens every page of the content that `CONTENT` names, whatever it says. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'every-page.slow.spec.ts',
  projects: base.projects?.filter(({ name }) => name === 'chromium') ?? [],
});
