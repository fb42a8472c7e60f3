/** The stand-in in a process of its own, for a test that kills it: `node test-server.mjs file`. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @param {string} name of a module beside this one */
function beside(name) {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** @typedef {typeof import('./message-file.ts')} MessageFileModule */
/** @typedef {typeof import('./middleware.ts')} MiddlewareModule */
const options = { configFile: /** @type {const} */ (false) };
/** @type {{ module: MessageFileModule }} */
const { module: files } = await runnerImport(beside('message-file.ts'), options);
/** @type {{ module: MiddlewareModule }} */
const { module: middleware } = await runnerImport(beside('middleware.ts'), options);

const handle = middleware.messageMiddleware(files.messageFile(process.argv[2] ?? ''));
const server = createServer((request, response) => {
  handle(request, response, () => response.writeHead(404).end());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(address.port);
});
