import { createServer, type Server } from 'node:net';
import type { Plugin } from 'vite';
import { stop } from './stop.mjs';

/** Reads a port from the environment. Stops with one line if the port is invalid. */
export function portFrom(variable: string, defaultPort: number): number {
  const text = process.env[variable] || `${defaultPort}`;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    stop(`${variable} must be a number from 1 to 65535, but is "${text}".`);
  return port;
}

function stopOnError(server: Pick<Server, 'once'>, variable: string, port: number) {
  server.once('error', ({ code }: NodeJS.ErrnoException) => {
    const cause = code === 'EADDRINUSE' ? 'is taken by another program' : `fails: ${code}`;
    stop(`Port ${port} ${cause}. Choose another one: ${variable}=${port + 1}`);
  });
}

/** Stops with one line if the port of `portFrom` is in use. */
export async function requireFreePort(variable: string, defaultPort: number): Promise<void> {
  const port = portFrom(variable, defaultPort);
  const server = createServer();
  stopOnError(server, variable, port);
  await new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => server.close(resolve));
  });
}

/** Stops Vite's servers with one line if the port is in use; Vite 8 would print a stack trace. */
export function explainPortErrors(): Plugin {
  return {
    name: 'explain-port-errors',
    configureServer({ httpServer, config: { server } }) {
      // Without `strictPort` Vite takes the next port.
      if (httpServer && server.strictPort) stopOnError(httpServer, 'PORT', server.port);
    },
    configurePreviewServer({ httpServer, config: { preview } }) {
      stopOnError(httpServer, 'PORT', preview.port);
    },
  };
}
