// npm start: installs what is missing, builds, serves the finished site and stores its messages.
// All in this one process, which a signal ends. `exec` in package.json puts it in the place of the
// shell, to which npm hands its signals and which would not pass them on; Windows has no `exec`.
import { ensureInstalled } from './install.mjs';
import { freePortFrom } from './port.mjs';
import { messagesPath } from './store/message-folder.mjs';

const port = await freePortFrom('PORT', 4173, 'npm start');
ensureInstalled();

const { createBuilder, preview } = await import('vite');
const builder = await createBuilder();
await builder.buildApp();

const { config } = await preview({ preview: { port, strictPort: true, host: '127.0.0.1' } });
const folder = config.base === '/' ? '' : config.base;
console.log(`\nThe site is at http://127.0.0.1:${port}${folder}`);
// Not `process.env`, which does not know what stands in `.env.local`.
const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = config.env;
if (emulator) console.log(`Its messages go to the Firestore emulator at ${emulator}.`);
else if (project) console.log(`Its messages go to the Firebase project ${project}.`);
else console.log(`Its messages are stored in ${messagesPath}; npm run messages lists them.`);
