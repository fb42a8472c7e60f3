import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/site-server.ts';

const debianPackage = 'google-cloud-cli-firestore-emulator';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const guard = fileURLToPath(new URL('./emulator-guard.mjs', import.meta.url));

/** Not `localhost`, which may be ::1 to one side and 127.0.0.1 to the other. */
const host = '127.0.0.1';
/** ms; a start takes about 3 s, several times that on a busy machine. */
const startTimeout = 60_000;
/** ms between two checks whether it is ready. */
const pollInterval = 100;
/** Characters of the emulator's last output that an error quotes: they hold the cause. */
const quotedOutput = 4000;

/**
 * Finds the jar of Google's Firestore emulator: `FIRESTORE_EMULATOR_JAR`, else that of Google's Debian
 * package. undefined when there is none, or no Java to run it.
 * @throws when `FIRESTORE_EMULATOR_JAR` names no file
 */
export function findEmulator(): string | undefined {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named && !existsSync(named))
    throw new Error(`FIRESTORE_EMULATOR_JAR names no file: ${named}`);
  const jar = named || installedJar();
  const hasJava = spawnSync('java', ['-version']).status === 0;
  return hasJava ? jar : undefined;
}

function installedJar() {
  const { stdout } = spawnSync('dpkg', ['-L', debianPackage], { encoding: 'utf8' });
  return stdout?.split('\n').find((line) => line.endsWith('/cloud-firestore-emulator.jar'));
}

interface Options {
  rulesFile: string;
  projectId: string;
}

/**
 * Starts the emulator and waits until it answers. It ends with `stop`, or with this process.
 * @throws when there is no emulator, the rules do not compile or it does not start
 */
export async function startEmulator({ rulesFile, projectId }: Options) {
  const jar = findEmulator();
  if (jar === undefined) throw new Error('No Firestore emulator found.');
  const port = await freePort();

  const flags = ['--host', host, '--port', `${port}`, '--rules', rulesFile];
  // It runs for seconds: without the optimizing compiler it starts and answers a third faster.
  const options = ['-XX:TieredStopAtLevel=1', '-Duser.language=en', '-cp', jar];
  const java = ['java', ...options, mainClass, ...flags];
  // In a process group of its own, so that Ctrl+C reaches the parent only, which may still need the
  // emulator to tidy up.
  const child = spawn(process.execPath, [guard, ...java, '--project_id', projectId], {
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-quotedOutput);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => child.once('close', resolve));

  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  try {
    await waitUntilReady(`http://${host}:${port}`, () => child.exitCode !== null);
    await loadRules(`http://${host}:${port}`, projectId, readFileSync(rulesFile, 'utf8'));
  } catch (error) {
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The Firestore emulator did not start: ${reason}\n${output}`);
  }
  return { host, port, stop };
}

async function waitUntilReady(origin: string, hasEnded: () => boolean) {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (hasEnded()) throw new Error('its process ended.');
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    await wait(pollInterval);
  }
  throw new Error(`no answer within ${startTimeout / 1000} s.`);
}

/**
 * Gives a running emulator other rules. Also after a start: it starts with rules that do not compile,
 * and only this request reports what is wrong with them.
 * @throws what does not compile
 */
export async function loadRules(origin: string, projectId: string, content: string) {
  const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`The rules do not compile: ${await answer.text()}`);
}
