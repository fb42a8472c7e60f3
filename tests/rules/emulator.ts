import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/site-server.ts';

export const projectId = 'demo-portfolio';
export const missingEmulator =
  'no emulator found (Debian package google-cloud-cli-firestore-emulator or FIRESTORE_EMULATOR_JAR, and Java).';

const rulesFile = fileURLToPath(new URL('../../firestore.rules', import.meta.url));
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
/** Not `localhost`, which may be ::1 to one side and 127.0.0.1 to the other. */
const host = '127.0.0.1';
/** ms; a start takes about 3 s, several times that on a busy machine. */
const startTimeout = 60_000;

/**
 * Finds the jar of Google's Firestore emulator: `FIRESTORE_EMULATOR_JAR`, else that of Google's Debian
 * package. undefined when there is none, or no Java to run it.
 * @throws when `FIRESTORE_EMULATOR_JAR` names no file
 */
export function findEmulator(): string | undefined {
  const named = process.env.FIRESTORE_EMULATOR_JAR;
  if (named && !existsSync(named))
    throw new Error(`FIRESTORE_EMULATOR_JAR names no file: ${named}`);
  if (spawnSync('java', ['-version']).status !== 0) return undefined;
  if (named) return named;
  const debianPackage = 'google-cloud-cli-firestore-emulator';
  const { stdout } = spawnSync('dpkg', ['-L', debianPackage], { encoding: 'utf8' });
  return stdout?.split('\n').find((line) => line.endsWith('/cloud-firestore-emulator.jar'));
}

/**
 * Starts the emulator with `firestore.rules` and waits until it answers. It ends with `stop`, or with this process.
 * @throws when there is no emulator, the rules do not compile or it does not start
 */
export async function startEmulator() {
  const jar = findEmulator();
  if (jar === undefined) throw new Error(missingEmulator);
  const port = await freePort();
  const flags = ['--host', host, '--port', `${port}`, '--rules', rulesFile];
  // It runs for seconds: without the optimizing compiler it starts and answers a third faster.
  const options = ['-XX:TieredStopAtLevel=1', '-Duser.language=en', '-cp', jar, mainClass];
  const child = spawn('java', [...options, ...flags, '--project_id', projectId], {
    // Ctrl+C reaches the parent only, which may still need the emulator to tidy up.
    detached: true,
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close');
  const stop = async () => {
    kill();
    await ended;
  };
  try {
    const deadline = Date.now() + startTimeout;
    while (!(await answers(`http://${host}:${port}`))) {
      if (child.exitCode !== null) throw new Error('its process ended.');
      if (Date.now() > deadline) throw new Error(`no answer within ${startTimeout / 1000} s.`);
      await wait(100);
    }
    await checkRules(`http://${host}:${port}`);
  } catch (error) {
    await stop();
    throw new Error(`The Firestore emulator did not start: ${error}\n${output}`);
  }
  return { host, port, stop };
}

async function answers(origin: string) {
  const answer = await fetch(origin).catch(() => undefined);
  return answer?.ok;
}

/**
 * It starts with rules that do not compile, and only this request reports what is wrong with them.
 * @throws what does not compile
 */
async function checkRules(origin: string) {
  const content = readFileSync(rulesFile, 'utf8');
  const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!answer.ok) throw new Error(`The rules do not compile: ${await answer.text()}`);
}
