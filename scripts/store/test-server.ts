import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageMiddleware } from './stand-in.ts';

/** For tests: the stand-in on a port of its own, with a new folder. What it leaves to others is 418. */
export async function startStandIn() {
  const own = await mkdtemp(join(tmpdir(), 'messages-'));
  const folder = join(own, 'data', 'messages');
  const handle = messageMiddleware(folder);
  const server = createServer((request, response) => {
    handle(request, response, () => response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { address: host, port } = server.address() as AddressInfo;

  async function stop() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(own, { recursive: true });
  }
  return { host, port, folder, stop };
}
