import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findOnPath } from '../../scripts/browser.mjs';
import { freePort } from './site-server.ts';

/** Programs that WebKit's tests need: Debian's packages `webkit2gtk-driver` and `xvfb`. */
const programs = ['WebKitWebDriver', 'xvfb-run'];

/** Those that are not installed. */
export const missingPrograms = programs.filter((name) => !findOnPath(name));

/** A WebKit under a display of its own. */
export interface WebKit {
  driver: WebDriver;
  stop: () => Promise<void>;
}

export async function startWebKit(): Promise<WebKit> {
  const port = await freePort();
  const screen = '-screen 0 1400x1000x24';
  const child = spawn('xvfb-run', ['-a', '-s', screen, 'WebKitWebDriver', `--port=${port}`], {
    // Without a graphics card its compositor never paints: animations would not begin.
    env: process.env,
    stdio: 'ignore',
    // In a process group of its own, so that it can be ended as a whole.
    detached: true,
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await answering(url, child);
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
      })
      .build();
    return { driver, stop: () => driver.quit().finally(() => end(child)) };
  } catch (error) {
    await end(child);
    throw error;
  }
}

async function answering(url: string, child: ChildProcess) {
  while (child.exitCode === null) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch {
      // Not ready yet: the display starts first.
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`WebKitWebDriver ended with code ${child.exitCode}.`);
}

async function end(child: ChildProcess) {
  if (child.pid === undefined || child.exitCode !== null) return;
  process.kill(-child.pid);
  await once(child, 'exit');
}
