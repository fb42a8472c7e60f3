import { loadEnv } from 'vite';
import { root } from './install.mjs';
import { runVite } from './vite.mjs';

/** npm run build: the finished site in dist/, one HTML file per address. */
export function run() {
  process.exitCode = runVite(['build']);
  const env = loadEnv('production', root);
  // npm start and npm run dev bring a store for such a build; what is published has none.
  if (!process.exitCode && !env.VITE_FIREBASE_PROJECT_ID && !env.VITE_FIRESTORE_EMULATOR) {
    console.warn(
      'Neither VITE_FIREBASE_PROJECT_ID nor VITE_FIRESTORE_EMULATOR is set: on a plain static host the contact form will fail to send.',
    );
  }
}
