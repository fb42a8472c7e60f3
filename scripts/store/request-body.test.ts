import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largestBody, readBody } from './request-body.ts';

/** Answers with the body, or with 413 when there is none. */
const server = createServer(async (incoming, response) => {
  const body = await readBody(incoming);
  response.writeHead(body === undefined ? 413 : 200).end(body);
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.closeAllConnections();
  return once(server.close(), 'close');
});

function origin() {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A request that is written by hand; that it may be cut off is no error of the test. */
function open(headers = {}) {
  return request(origin(), { method: 'POST', headers }).on('error', () => undefined);
}

describe('a body', () => {
  it('is text, in whatever pieces it comes', async () => {
    const smile = Buffer.from('Hallo 😀');
    const sending = open();
    sending.write(smile.subarray(0, 8));
    sending.end(smile.subarray(8));
    const [answer] = await once(sending, 'response');
    const [text] = await once(answer, 'data');
    expect(String(text)).toBe('Hallo 😀');
  });

  it('may be as large as the limit', async () => {
    const answer = await fetch(origin(), { method: 'POST', body: 'a'.repeat(largestBody) });
    expect(await answer.text()).toHaveLength(largestBody);
  });

  it('is refused unread when it says to be larger', async () => {
    const sending = open({ 'content-length': largestBody + 1 });
    sending.flushHeaders();
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(413);
    sending.destroy();
  });

  it('is refused while it grows larger, and the line is cut if it goes on', async () => {
    const sending = open();
    const closed = new Promise((resolve) => sending.once('close', resolve));
    sending.write('a'.repeat(largestBody + 1));
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode).toBe(413);
    answer.resume();
    await closed;
  });
});
