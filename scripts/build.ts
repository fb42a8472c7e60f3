import { createBuilder } from 'vite';
import { readArguments } from './arguments.ts';
import { importTypeScript } from './import-typescript.mjs';

/** npm run build: the finished site in dist/, one HTML file per address. */
export async function run(args: string[]) {
  readArguments('npm run build', args, {});
  const builder = await createBuilder();
  await builder.buildApp();
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIRESTORE_EMULATOR: emulator } =
    builder.config.env;
  const { hasForm } = await importTypeScript('src/content/owner.data.ts');
  // Other hosts than npm start and npm run dev have no store.
  if (hasForm && !project && !emulator) {
    console.warn(
      'Neither VITE_FIREBASE_PROJECT_ID nor VITE_FIRESTORE_EMULATOR is set: on a plain static host the contact form will fail to send. A build at a host reads the settings of the host, not your .env.local.',
    );
  }
}
