import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/**
 * Runs a command to its end and returns its exit code and everything that it printed.
 * @param env added to this process's own
 */
export async function runProcess(
  command: string,
  args: readonly string[],
  { cwd, env }: { cwd: string; env?: Record<string, string> },
) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Windows finds npm only through a shell.
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  const [[code], output, errors] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code as number, output, errors };
}
