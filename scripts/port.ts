import { createServer } from 'node:net';
import { stop } from './stop.mjs';

/** Reads a port from the environment. Stops with one line if it is invalid. */
export function portFrom(variable: string, defaultPort: number): number {
  const text = process.env[variable] || `${defaultPort}`;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    stop(`${variable} must be a number from 1 to 65535, but is "${text}".`);
  return port;
}

/** `portFrom`, which stops if the port is in use as well. @param command that takes the variable */
export async function freePortFrom(variable: string, defaultPort: number, command: string) {
  const port = portFrom(variable, defaultPort);
  const server = createServer();
  await new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause =
        error.code === 'EADDRINUSE' ? 'is taken by another program' : `fails: ${error.code}`;
      const example = `${variable}=${port + 1} ${command}`;
      stop(`Port ${port} ${cause}. Choose another one, for example: ${example}`);
    });
    server.listen(port, '127.0.0.1', () => server.close(resolve));
  });
  return port;
}
