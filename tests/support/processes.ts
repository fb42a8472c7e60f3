import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { StoredMessage } from '#scripts/message-store/message-folder.ts';
import { root } from '#scripts/root.mjs';

/** @param env variables in addition to this process's own */
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

interface Server {
  url: string;
  stop: () => Promise<unknown>;
}

export async function listen(answer?: RequestListener) {
  const host = '127.0.0.1';
  const server = createServer(answer).listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  async function stop() {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
  return { port, url: `http://${host}:${port}`, stop };
}

export async function freePort(): Promise<number> {
  const { port, stop } = await listen();
  await stop();
  return port;
}

/** Waits until the server answers. @throws Error with its output if it exits or needs over 60 s */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<Server> {
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env } });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  async function stop() {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  }
  const deadline = Date.now() + 60_000;
  while (child.exitCode === null && Date.now() < deadline) {
    if (await fetch(url).catch(() => undefined)) return { url, stop };
    await wait(100);
  }
  await stop();
  throw new Error(output);
}

const vite = `${root}/node_modules/vite/bin/vite.js`;

interface SiteOptions {
  /** Folder of the build; relative to the repository, or absolute. */
  outDir: string;
  /** Variables for build and server. */
  env?: Record<string, string>;
}

export function runVite(args: readonly string[], env: Record<string, string>) {
  return runProcess(process.execPath, [vite, ...args], { cwd: root, env });
}

/** @throws Error with Vite's output when the build fails */
export async function buildSite({ outDir, env }: SiteOptions): Promise<void> {
  const { code, output, errors } = await runVite(['build'], { OUT_DIR: outDir, ...env });
  if (code !== 0) throw new Error(`The build failed.\n${output}${errors}`);
}

/** Serves a build with `vite preview` on a free port. */
export function serveSite({ outDir, env }: SiteOptions): Promise<Server> {
  return serve(['preview'], { OUT_DIR: outDir, ...env });
}

export function serveDevelopment(env: Record<string, string>): Promise<Server> {
  return serve([], env);
}

async function serve(args: string[], env: Record<string, string>) {
  const port = await freePort();
  return startServer(process.execPath, [vite, ...args, '--port', `${port}`], port, env);
}

/** Returns the messages of a local store, by default the store of the tested site. */
export function storedMessages(folder = process.env.MESSAGES_FOLDER ?? ''): StoredMessage[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}
