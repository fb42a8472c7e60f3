// npm start: installs what is missing, builds, serves the finished site and stores its messages.
import { ensureInstalled } from './install.mjs';
import { chosenPort, requireFreePort } from './port.mjs';
import { messagesPath } from './store/message-lines.mjs';
import { runVite } from './vite.mjs';

const port = chosenPort();
await requireFreePort(port);
ensureInstalled();

const status = runVite(['build']);
if (status !== 0) process.exit(status);

const { preview } = await import('vite');
await preview({ preview: { port, strictPort: true, host: '127.0.0.1' } });
console.log(`\nThe site is at http://127.0.0.1:${port}`);
const { VITE_FIRESTORE_EMULATOR: emulator, VITE_FIREBASE_PROJECT_ID: project } = process.env;
if (emulator) console.log(`Its messages go to the Firestore emulator at ${emulator}.`);
else if (project) console.log(`Its messages go to the Firebase project ${project}.`);
else console.log(`Its messages are stored in ${messagesPath}; npm run messages lists them.`);
