import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '#scripts/root.mjs';
import everyPage from '../owner-pages/every-page.config.ts';
import { contentFolder, writeContent } from './write-content.ts';

process.env.CONTENT = contentFolder;
// Workers read this file too, while the site is being served.
if (!process.env.TEST_WORKER_INDEX) writeContent();

/** What somebody may have left in `.env.local` who had a form once. */
const leftSettings = {
  VITE_FIREBASE_PROJECT_ID: 'former-form',
  VITE_FIREBASE_API_KEY: 'k'.repeat(20),
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_RECAPTCHA_SITE_KEY: 'k'.repeat(40),
};

/** Builds the site of an owner unlike the example, and opens every page as `owner-pages` does. */
export default defineConfig({
  ...everyPage,
  testDir: join(root, 'tests'),
  testMatch: ['owner-pages/*.spec.ts', 'another-owner/*.spec.ts'],
  projects: everyPage.projects?.map((project) => ({ ...project, testIgnore: [] })) ?? [],
  webServer: [everyPage.webServer ?? []].flat().map((server) => ({ ...server, env: leftSettings })),
});
