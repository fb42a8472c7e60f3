import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder, preview } from 'vite';
import { contentFolder } from './content-folder.mjs';
import { stop } from './install.mjs';
import { freePortFrom } from './port.ts';
import { messagesPath } from './store/message-folder.ts';

/**
 * npm start: builds, serves the finished site and stores its messages; with `-- --watch` it builds
 * again after each change. Ctrl+C reaches this process through npm, `kill` does not: a service runs
 * `node scripts/run.mjs start`.
 */
export async function run(args: string[]) {
  const port = await freePortFrom('PORT', 4173, 'npm start');
  const builder = await createBuilder();
  await builder.buildApp();

  const { config } = await preview({
    preview: { port, strictPort: true, host: '127.0.0.1' },
    // While it built, another program may have taken the port: Vite names it.
  }).catch((error: Error) => stop(error.message));
  if (args.includes('--watch')) buildOnChange();
  const folder = config.base === '/' ? '' : config.base;
  console.log(`\nThe site is at http://127.0.0.1:${port}${folder}`);
  // Without the form there are no messages.
  if (!existsSync(join(config.root, config.build.outDir, 'kontakt.html'))) return;
  // Not `process.env`, which lacks `.env.local`.
  const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = config.env;
  if (emulator) console.log(`Its messages go to the Firestore emulator at ${emulator}.`);
  else if (project) console.log(`Its messages go to the Firebase project ${project}.`);
  else console.log(`Its messages are stored in ${messagesPath}; npm run messages lists them.`);
}

/** In a process of its own, so that a mistake ends the build and not the server. */
function buildOnChange() {
  const watched = ['src', 'scripts/build', contentFolder].map((path) => `--watch-path=${path}`);
  const build = [...watched, 'node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'];
  const child = spawn(process.execPath, build, { stdio: 'inherit' });
  process.once('exit', () => child.kill());
}
