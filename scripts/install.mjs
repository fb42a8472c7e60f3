// `node scripts/install.mjs [FOLDER]`: installs the packages of a folder, by default of this
// repository, where they are not those of its lock file. Runs before there are any packages.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { stop } from './stop.mjs';

const [folder = '.'] = process.argv.slice(2);

/** Tools say that one should delete the lock file, without which `npm ci` installs nothing. */
const advice = `git checkout package-lock.json in ${folder}, or take it from the repository again`;

checkNode();
if (!isInstalled()) install();

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!fits) stop(`Node ${process.versions.node} is too old: 20.19 or 22.12 and newer are needed.`);
}

/**
 * Whether every package of the lock file is there in its version, but for optional ones of other
 * systems. A folder that was copied from another system has those, and lacks this one's.
 */
function isInstalled() {
  const lockFile = `${folder}/package-lock.json`;
  if (!existsSync(lockFile)) stop(`package-lock.json is missing: ${advice}.`);
  const known = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(known)) return false;
  const locked = packagesOf(lockFile);
  const installed = packagesOf(known);
  return Object.entries(locked).every(([path, { version, optional, ...system }]) => {
    if (path === '' || (optional && !isForThisSystem(system))) return true;
    return installed[path]?.version === version;
  });
}

/** Whether an optional package has code for this system. @param {System} system */
function isForThisSystem({ os, cpu, libc }) {
  if (!os?.includes(process.platform) || !cpu?.includes(process.arch)) return false;
  return !libc || libc.includes(systemLibc());
}

function systemLibc() {
  const report = /** @type {any} */ (process.report);
  // Otherwise Node asks for the names of network addresses, which may take seconds.
  report.excludeNetwork = true;
  return report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
}

/** @typedef {{ os?: string[], cpu?: string[], libc?: string[] }} System */
/** @typedef {System & { version?: string, optional?: boolean }} Package */

/** @param {string} lockFile @returns {Record<string, Package>} packages by their path */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function install() {
  console.log('Installing packages …');
  // Hosts set NODE_ENV=production, with which npm would leave out the build's packages; with
  // `omit=optional` in its settings it would leave out those for this system.
  const included = ['--include=dev', '--include=optional'];
  const options = [...included, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['ci', ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    stop(
      `npm ci failed, and packages are missing. Where package-lock.json has changed: ${advice}.`,
    );
}
