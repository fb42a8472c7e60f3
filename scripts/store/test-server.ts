import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageFile } from './message-file.ts';
import { messageMiddleware } from './plugin.ts';

/**
 * For tests: the stand-in on a port of its own, with a new file. What it leaves to others is 418.
 * @param limits without them any number of messages may come at once
 */
export async function startStandIn(limits: Parameters<typeof messageMiddleware>[1] = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  const file = join(folder, 'data', 'messages.jsonl');
  const handle = messageMiddleware(messageFile(file), { burst: Infinity, ...limits });
  const server = createServer((request, response) => {
    handle(request, response, () => response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { address: host, port } = server.address() as AddressInfo;

  async function stop() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  }
  return { host, port, file, stop };
}
