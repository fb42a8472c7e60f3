import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProcessOptions, runProcess } from '#tests/support/run-process.ts';

/** Runs a command to its end without a word. @throws Error with its last line when it fails */
export async function run(command: string, args: readonly string[], options: ProcessOptions) {
  const { code, output, errors } = await runProcess(command, args, options);
  const last = (output + errors).trim().split('\n').at(-1);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}: ${last}`);
}

/** Every Node process of a build writes down its peak, by its own id, when it ends. */
const noteMemory = `data:text/javascript,${encodeURIComponent(
  `import { writeFileSync } from 'node:fs';
  process.on('exit', () => writeFileSync(
    process.env.BENCH_MEMORY + '/' + process.pid, String(process.resourceUsage().maxRSS)));`,
)}`;

/** For a build whose form knows the stand-in store only. */
export const standIn = { VITE_FIREBASE_PROJECT_ID: '', VITE_FIRESTORE_EMULATOR: '' };

/** Runs `npm run build` in a folder: seconds, and MB of its largest process at its peak. */
export async function timeBuild(folder: string): Promise<{ seconds: number; memory: number }> {
  const notes = mkdtempSync(join(tmpdir(), 'portfolio-bench-'));
  const env = { ...standIn, NODE_OPTIONS: `--import ${noteMemory}`, BENCH_MEMORY: notes };
  const start = performance.now();
  await run('npm', ['run', 'build'], { cwd: folder, env });
  const seconds = (performance.now() - start) / 1000;
  const peaks = readdirSync(notes).map((file) => Number(readFileSync(join(notes, file), 'utf8')));
  rmSync(notes, { recursive: true });
  return { seconds, memory: Math.max(...peaks) / 1024 };
}
