import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageFile } from '#scripts/store/message-file.ts';
import { messageMiddleware } from '#scripts/store/middleware.ts';

/** The stand-in on a port of its own, with an empty file. */
export async function startStandIn() {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  const handle = messageMiddleware(messageFile(join(folder, 'messages.jsonl')));
  const server = createServer((request, response) => {
    handle(request, response, () => response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { address, port } = server.address() as AddressInfo;

  async function stop() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  }
  return { host: address, port, stop };
}
