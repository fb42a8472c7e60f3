import { existsSync } from 'node:fs';
import { createBuilder } from 'vite';

/** npm run build: the finished site in dist/, one HTML file per address. */
export async function run() {
  const builder = await createBuilder();
  await builder.buildApp();
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIRESTORE_EMULATOR: emulator } =
    builder.config.env;
  const hasForm = existsSync(`${process.env.OUT_DIR ?? 'dist'}/kontakt.html`);
  // Only npm start and npm run dev bring a store.
  if (hasForm && !project && !emulator) {
    console.warn(
      'Neither VITE_FIREBASE_PROJECT_ID nor VITE_FIRESTORE_EMULATOR is set: on a plain static host the contact form will fail to send. A build at a host reads the settings of the host, not your .env.local.',
    );
  }
}
