/**
 * Runs a command that must not outlive the process that started this one. Standard input closes when
 * that process ends, even by `kill -9`, which no handler there could catch.
 * Usage: `node emulator-guard.mjs command ...arguments`
 */
import { spawn } from 'node:child_process';

const [command = '', ...parameters] = process.argv.slice(2);
const child = spawn(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'] });

process.stdin.resume().on('close', () => child.kill('SIGKILL'));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code) => process.exit(code ?? 1));
