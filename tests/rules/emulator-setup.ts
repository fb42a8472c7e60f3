import type { TestProject } from 'vitest/node';
import { findEmulator, missingEmulator, startEmulator } from './emulator.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the emulator listens; `null` when this machine has none. */
    emulator: { host: string; port: number } | null;
  }
}

/** Starts the emulator with `firestore.rules` for all tests of this project. */
export async function setup(project: TestProject) {
  if (findEmulator() === undefined) {
    const warning = `Firestore rules were NOT tested: ${missingEmulator}`;
    if (process.env.CI) throw new Error(warning);
    console.error(warning);
    project.provide('emulator', null);
    return undefined;
  }
  const { host, port, stop } = await startEmulator();
  project.provide('emulator', { host, port });
  return stop;
}
