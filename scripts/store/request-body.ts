import type { IncomingMessage } from 'node:http';

/** Bytes. No document of Firestore is larger than 1 MiB, so nothing above can hold a message. */
export const largestBody = 1024 * 1024;

/**
 * ms. Some clients see the answer only when they have sent their body: what is still under way after
 * the refusal is thrown away for so long, then the connection is cut.
 */
const farewell = 1000;

/**
 * The body as text; nothing when it is larger than `largestBody`: it is not kept any longer.
 * @throws when the client goes away before the end of its body
 */
export function readBody(request: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    function stop() {
      request.off('data', keep).resume();
      const timer = setTimeout(() => request.destroy(), farewell);
      request.once('close', () => clearTimeout(timer));
      resolve(undefined);
    }
    function keep(chunk: Buffer) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > largestBody) stop();
    }
    if (Number(request.headers['content-length']) > largestBody) return stop();
    request.on('data', keep);
    request.once('end', () => resolve(new TextDecoder().decode(Buffer.concat(chunks))));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The client went away.')));
  });
}
