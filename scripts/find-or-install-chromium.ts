import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath } from './find-on-path.ts';
import { stop } from './stop.mjs';

/**
 * CHROMIUM_PATH, else Playwright's Chromium, else the system's. The headless shell is the same
 * engine and runs the tests a third faster.
 */
function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
  return names.map(findOnPath).find(Boolean);
}

/** Finds a Chromium, or says so and installs one. Stops with one line when neither works. */
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

/** Switches that keep Chromium off the network, save work, and let it run as root in a container. */
export const chromiumSwitches = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without a graphics card, plain software rendering is much faster than an emulated one.
  '--disable-gpu',
  // Chromium keeps a spare renderer for a visit to another site (SpareRendererForSitePerProcess, in
  // 156), which no test makes.
  '--renderer-process-limit=1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
