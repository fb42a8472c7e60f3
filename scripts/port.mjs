import { createServer } from 'node:net';
import { stop } from './install.mjs';

/** The port that the environment names, 4173 otherwise. */
export function chosenPort() {
  const text = process.env.PORT ?? '4173';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    stop(`PORT must be a number from 1 to 65535, but is "${text}".`);
  }
  return port;
}

/** Stops with one line when another program holds the port. @param {number} port */
export async function requireFreePort(port) {
  const server = createServer();
  await new Promise((resolve) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const cause =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `fails: ${error.code}`;
      stop(`Port ${port} ${cause}. Choose another one, for example: PORT=${port + 1} npm start`);
    });
    server.listen(port, '127.0.0.1', () => server.close(resolve));
  });
}
