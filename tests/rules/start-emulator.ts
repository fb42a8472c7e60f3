import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '#scripts/root.mjs';
import { freePort, startServer } from '#tests/support/processes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Host and port of the emulator; `null` when this machine has none. */
    emulator: string | null;
  }
}

export const projectId = 'demo-portfolio';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

export async function setup(project: TestProject) {
  const emulator = await startEmulator();
  project.provide('emulator', emulator?.address ?? null);
  return emulator?.stop;
}

/**
 * Returns the emulator's jar, from `FIRESTORE_EMULATOR_JAR` or Google's Debian package; undefined
 * without jar or Java.
 */
function findEmulator(): string | undefined {
  const ownJar = process.env.FIRESTORE_EMULATOR_JAR;
  if (ownJar && !existsSync(ownJar))
    throw new Error(`FIRESTORE_EMULATOR_JAR names no file: ${ownJar}`);
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  if (ownJar) return ownJar;
  const debianPackage = 'google-cloud-cli-firestore-emulator';
  const { stdout } = spawnSync('dpkg', ['-L', debianPackage], { encoding: 'utf8' });
  return stdout?.split('\n').find((line) => line.endsWith('/cloud-firestore-emulator.jar'));
}

/**
 * Starts the emulator with `firestore.rules`. If no emulator is found, prints an error and returns
 * undefined. On CI, throws this error instead.
 */
export async function startEmulator() {
  const jar = findEmulator();
  if (jar === undefined) {
    const missing =
      'Firestore was NOT tested: no emulator found (Debian package google-cloud-cli-firestore-emulator or FIRESTORE_EMULATOR_JAR, and Java).';
    if (process.env.CI) throw new Error(missing);
    console.error(missing);
    return undefined;
  }
  const port = await freePort();
  // Without the optimizing compiler, short runs are a third faster.
  const options = ['-XX:TieredStopAtLevel=1', '-Duser.language=en', '-cp', jar, mainClass];
  // `localhost` may resolve to ::1.
  const host = '127.0.0.1';
  const flags = ['--host', host, '--port', `${port}`, '--project_id', projectId];
  const { stop } = await startServer('java', [...options, ...flags], port);
  try {
    await loadRules(`${host}:${port}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `${host}:${port}`, stop };
}

async function loadRules(emulator: string) {
  const content = readFileSync(join(root, 'firestore.rules'), 'utf8');
  const url = `http://${emulator}/emulator/v1/projects/${projectId}:securityRules`;
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`The rules do not compile: ${await answer.text()}`);
}
