import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createBuilder, preview } from 'vite';
import { readArguments } from './arguments.ts';
import { contentFolder } from './content-folder.mjs';
import { importTypeScript } from './import-typescript.mjs';
import { freePortFrom } from './port.ts';
import { stop } from './stop.mjs';
import { messagesPath } from './store/message-folder.ts';

/**
 * npm start: builds, serves the finished site and stores its messages; with `-- --watch` it builds
 * again after each change, with `-- --verbose` it lists every file of the build. Ctrl+C ends
 * this process too, but a signal to npm does not: a service runs `node scripts/run.mjs start`.
 */
export async function run(args: string[]) {
  const flags = readArguments('npm start', args, {
    watch: { type: 'boolean' },
    verbose: { type: 'boolean' },
  }).values;
  const port = await freePortFrom('PORT', 4173, 'npm start');
  console.log('Building the site …');
  const builder = await createBuilder({ logLevel: flags.verbose ? 'info' : 'warn' });
  await builder.buildApp();

  const { config } = await preview({
    preview: { port, strictPort: true, host: '127.0.0.1' },
    // Vite names the port when another program has taken it during the build.
  }).catch((error: Error) => stop(error.message));
  if (flags.watch) buildOnChange();
  // A site without the form has no messages.
  const { hasForm } = await importTypeScript('src/content/owner.data.ts');
  if (hasForm) {
    // `process.env` lacks the values of `.env.local`.
    const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = config.env;
    if (emulator) console.log(`Its messages go to the Firestore emulator at ${emulator}.`);
    else if (project) console.log(`Its messages go to the Firebase project ${project}.`);
    else console.log(`Its messages are stored in ${messagesPath()}.`);
  }
  const folder = config.base === '/' ? '' : config.base;
  console.log(`\nThe site is at http://127.0.0.1:${port}${folder}`);
}

/** Matches the files in the repository's own folder that a build reads. */
const rootFiles = /^(index\.html|\w+\.config\.[jt]s|\.env(\..+)?)$/;

/** Builds in another process, so that a mistake ends the build and not the server. */
function buildOnChange() {
  let build: ChildProcess | undefined;
  let delay: NodeJS.Timeout | undefined;
  function buildSoon() {
    clearTimeout(delay);
    // Saving a file causes several events.
    delay = setTimeout(() => {
      // A build that is killed would leave its draft in .cache.
      if (build) return build.once('exit', buildSoon);
      const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'];
      build = spawn(process.execPath, vite, { stdio: 'inherit' }).once('exit', () => {
        build = undefined;
      });
    }, 100);
  }
  for (const path of ['src', 'scripts', contentFolder]) watch(path, { recursive: true }, buildSoon);
  // The folder is watched instead of each file, because many editors replace files.
  watch('.', (_, file) => {
    if (file && rootFiles.test(file)) buildSoon();
  });
  process.once('exit', () => build?.kill());
}
