import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from './build/build-environment.ts';
import { root } from './install.mjs';

/** Runs Vite's command line in a child process; returns its exit code. */
export function runVite(args: string[], env: Record<string, string> = {}): number {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

/** npm run build: the finished site in dist/, one HTML file per address. */
export function run() {
  process.exitCode = runVite(['build']);
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIRESTORE_EMULATOR: emulator } =
    buildEnvironment();
  const hasForm = existsSync(join(root, process.env.OUT_DIR ?? 'dist', 'kontakt.html'));
  // Only npm start and npm run dev bring a store.
  if (!process.exitCode && hasForm && !project && !emulator) {
    console.warn(
      'Neither VITE_FIREBASE_PROJECT_ID nor VITE_FIRESTORE_EMULATOR is set: on a plain static host the contact form will fail to send. A build at a host reads the settings of the host, not your .env.local.',
    );
  }
}
