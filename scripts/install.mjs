// `node scripts/install.mjs [FOLDER]` runs `npm ci` if packages are missing or older than the lock
// file.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

async function isInstalled() {
  const installed = 'node_modules/.package-lock.json';
  if (statSync(installed).mtimeMs < statSync('package-lock.json').mtimeMs) return false;
  await import('vite'); // Fails if Vite's files are missing.
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.keys(packages).every((path) => existsSync(`${path}/package.json`));
}

process.chdir(process.argv[2] ?? '.');
if (!(await isInstalled().catch(() => false))) {
  console.log('Installing packages …');
  // NODE_ENV, npm's settings and a parent folder's workspaces must not omit packages.
  const command = 'npm ci --include=dev --include=optional --no-workspaces --engine-strict';
  process.exitCode = spawnSync(command, { stdio: 'inherit', shell: true }).status ?? 1;
}
