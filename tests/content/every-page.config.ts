import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';
import { writeOddOwner } from './odd-owner.ts';

// `CONTENT` says whose pages. Before the site is built, and in no worker.
const { CONTENT: content = '', TEST_WORKER_INDEX: worker } = process.env;
if (content.startsWith('.cache/') && !worker) writeOddOwner(content);
process.env.BUNDLE_REPORT ??= `${process.env.OUT_DIR}-report.json`;

/** Opens every page of an owner's content, whatever it says. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'every-page.ts',
  projects: (base.projects ?? [])
    .filter(({ name }) => name === 'without motion')
    .map(({ testMatch: _, ...project }) => project),
});
