import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pace } from 'node:timers/promises';

/** A site that another process serves. */
export interface SiteServer {
  url: string;
  stop: () => Promise<unknown>;
  /** Holds its answers back (SIGSTOP), gives them (SIGCONT), or never will (SIGKILL). */
  signal: (name: NodeJS.Signals) => void;
}

/** Answers requests on a free port. */
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
  return { host, port, url: `http://${host}:${port}`, stop };
}

/** A port that nothing listens to now. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen();
  await stop();
  return port;
}

/** Starts a server. @throws Error with its output when it does not answer within 60 s */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
  { cwd, env }: { cwd: string; env?: Record<string, string> },
): Promise<SiteServer> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  async function stop() {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
  }
  for (const end = Date.now() + 60_000; Date.now() < end; await pace(100)) {
    if (child.exitCode !== null) break;
    if (await fetch(url).catch(() => undefined))
      return { url, stop, signal: (name) => void child.kill(name) };
  }
  await stop();
  throw new Error(output);
}
