import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath } from './find-on-path.ts';
import { stop } from './stop.mjs';

/** CHROMIUM_PATH, else Playwright's Chromium, else the system's. */
function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const bundled = chromium.executablePath();
  if (existsSync(bundled)) return bundled;
  // The headless shell is the same engine, and a third faster.
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
  return names.map(findOnPath).find(Boolean);
}

/** Finds or installs a Chromium. Stops with one line if both fail. @returns the browser's path */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: installing Playwright’s, or else the distribution’s …');
  run('npx', ['playwright', 'install', 'chromium']);
  if (!findChromium() && findOnPath('apt-get') && process.getuid?.() === 0) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  return findChromium() ?? stop('No Chromium found: install one and name it in CHROMIUM_PATH.');
}

function run(command: string, args: string[]) {
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

/** Switches that prevent background requests and extra work, and let root run Chromium. */
export const chromiumSwitches = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without a GPU, software rendering is much faster than an emulated GPU.
  '--disable-gpu',
  // Prevents a spare renderer, which Chromium 156 would start and the tests do not need.
  '--renderer-process-limit=1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
