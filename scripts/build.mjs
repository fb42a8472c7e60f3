// npm run build: the finished site in dist/, one HTML file per address.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firebaseHeaders, readHeaders } from './headers.mjs';
import { ensureInstalled, root } from './install.mjs';
import { runVite } from './vite.mjs';

ensureInstalled();
process.exitCode = runVite(['build']);
const { loadEnv } = await import('vite');
const env = loadEnv('production', root, ['VITE_', 'BASE_PATH']);
if (!process.exitCode && !process.env.OUT_DIR && !env.BASE_PATH) {
  // Firebase reads the headers there, and not in the folder that it serves.
  const file = join(root, 'firebase.json');
  const firebase = JSON.parse(readFileSync(file, 'utf8'));
  firebase.hosting.headers = firebaseHeaders(readHeaders(join(root, 'dist')));
  writeFileSync(file, `${JSON.stringify(firebase, null, 2)}\n`);
}

// npm start and npm run dev bring a store for such a build; what is published has none.
if (!process.exitCode && !env.VITE_FIREBASE_PROJECT_ID && !env.VITE_FIRESTORE_EMULATOR) {
  console.warn(
    'Neither VITE_FIREBASE_PROJECT_ID nor VITE_FIRESTORE_EMULATOR is set: on a plain static host the contact form will fail to send.',
  );
}
