import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pace } from 'node:timers/promises';
import { chromiumSwitches, ensureChromium, findSecondChromium } from '#scripts/browser.ts';

/**
 * Starts a Chromium that Lighthouse can connect to, as visitors have it: Playwright's own switches would
 * change what is measured, and Lighthouse's launcher would start none as root.
 */
export async function startChromium(): Promise<{ port: number; stop: () => Promise<void> }> {
  const program = process.env.CHROMIUM_PATH ?? findSecondChromium(undefined) ?? ensureChromium();
  const profile = mkdtempSync(join(tmpdir(), 'portfolio-bench-'));
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(program, [...args, ...chromiumSwitches, 'about:blank'], { stdio: 'ignore' });
  const ended = once(child, 'exit');

  async function stop() {
    child.kill();
    await ended;
    try {
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch {
      // A process of Chromium still writes there; the system's temporary folder may keep it.
    }
  }

  // Chromium writes the port that it has chosen into its profile.
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 200; tries += 1) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    if (port) return { port, stop };
    if (child.exitCode !== null) break;
    await pace(100);
  }
  await stop();
  throw new Error(`${program} opened no debugging port.`);
}
