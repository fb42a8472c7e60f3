// `node scripts/install.mjs [FOLDER]`: installs the packages of a folder, by default of this
// repository, where they are not those of its lock file. Runs before there are any packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stop } from './stop.mjs';

const [folder = '.'] = process.argv.slice(2);

checkNode();
if (!isInstalled()) install();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!fits) stop(`Node ${process.versions.node} is too old: 20.19 or 22.12 and newer are needed.`);
}

/**
 * Whether every package of the lock file is there in its version, but for optional ones, which may
 * be for another system.
 */
function isInstalled() {
  const known = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(known)) return false;
  const locked = packagesOf(`${folder}/package-lock.json`);
  const installed = packagesOf(known);
  return Object.keys(locked).every((path) => {
    const { version, optional } = locked[path] ?? {};
    return path === '' || optional || installed[path]?.version === version;
  });
}

/** @typedef {{ version?: string, optional?: boolean }} Package */

/** @param {string} lockFile @returns {Record<string, Package>} packages by their path */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function install() {
  console.log('Installing packages …');
  // Hosts set NODE_ENV=production, with which npm would leave out the build's packages.
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`npm ci failed in ${folder}: packages are missing.`);
}
