import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Prints `line` to stderr and ends the process as failed. @param {string} line @returns {never} */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

/**
 * Installs a folder's packages where they are missing or older than its lock file.
 * @param {string} [folder] with a package.json
 * @returns whether they are there
 */
export function install(folder = root) {
  checkNode();
  const lock = `${folder}/package-lock.json`;
  const installed = `${folder}/node_modules/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return true;
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error(`npm ci failed in ${folder}: its packages are missing.`);
  return status === 0;
}

/** The same, and ends the process where it fails. @param {string} [folder] */
export function ensureInstalled(folder) {
  if (!install(folder)) process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!fits) stop(`Node ${process.versions.node} is too old: 20.19 or 22.12 and newer are needed.`);
}
