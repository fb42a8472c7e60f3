import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ProcessOptions {
  cwd: string;
  /** Added to this process's own. */
  env?: Record<string, string>;
}

/** Runs a command to its end and returns its exit code and everything that it printed. */
export async function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env }: ProcessOptions,
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Only so does Windows find npm.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  // Not `exit`, after which there may still be something to read.
  const [code] = await once(child, 'close');
  return { code: code as number, output, errors };
}
