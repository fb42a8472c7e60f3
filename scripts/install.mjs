import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from './root.mjs';
import { stop } from './stop.mjs';

/**
 * Installs a folder's packages where they are not those of its lock file.
 * @param {string} [folder] with a package.json
 * @returns whether they are there
 */
export function install(folder = root) {
  checkNode();
  if (isInstalled(folder)) return true;
  console.log('Installing packages …');
  // Hosts set NODE_ENV=production, with which npm would leave out the build's packages.
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.error(`npm ci failed in ${folder}: its packages are missing.`);
  return status === 0;
}

/** Calls `install`, and ends the process when it fails. @param {string} [folder] */
export function ensureInstalled(folder) {
  if (!install(folder)) process.exit(1);
}

/**
 * Whether every package of the lock file is installed in its version, but for optional ones, which
 * may be for another system. @param {string} folder
 */
function isInstalled(folder) {
  const known = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(known)) return false;
  const [locked, installed] = [`${folder}/package-lock.json`, known].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.keys(locked).every((path) => {
    const { version, optional } = locked[path];
    return path === '' || optional || installed[path]?.version === version;
  });
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!fits) stop(`Node ${process.versions.node} is too old: 20.19 or 22.12 and newer are needed.`);
}
