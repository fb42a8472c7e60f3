import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './install.mjs';

/**
 * Runs Vite's command line in a process of its own; returns its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runVite(args, env = {}) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}
