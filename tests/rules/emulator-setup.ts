import type { TestProject } from 'vitest/node';
import { findEmulator, startEmulator } from './emulator.ts';
import { commit, newId, projectId, set } from './stores.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the emulator listens; `null` when this machine has none. */
    emulator: { host: string; port: number } | null;
  }
}

/** Starts the emulator with `firestore.rules` for all tests of this project. */
export async function setup(project: TestProject) {
  if (findEmulator() === undefined) {
    const warning =
      'Firestore rules were NOT tested: no emulator found (Debian package google-cloud-cli-firestore-emulator or FIRESTORE_EMULATOR_JAR, and Java).';
    if (process.env.CI) throw new Error(warning);
    console.error(warning);
    project.provide('emulator', null);
    return undefined;
  }
  const { host, port, stop } = await startEmulator({ rulesFile: 'firestore.rules', projectId });
  // The first write takes seconds: better here than within the time limit of a test.
  await commit(`http://${host}:${port}`, [set(newId())]);
  project.provide('emulator', { host, port });
  return stop;
}
