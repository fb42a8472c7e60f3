import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersOf } from '#scripts/build/hosts/headers.ts';
import { readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { messageMiddleware } from '#scripts/store/stand-in.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};
const compressible = /\.(html|m?js|css|svg|json|webmanifest|txt|xml)$/;
const scripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*(?:rel="?modulepreload|as="?script)[^>]*>/g;

/** One answered request. `bytes` is all that went over the wire, headers included. */
export interface Sent {
  path: string;
  file: string;
  status: number;
  bytes: number;
}

export interface Host {
  url: string;
  port: number;
  /** Everything that was sent, in order; empty it to begin anew. */
  log: Sent[];
  stop: () => Promise<void>;
}

/**
 * Serves a built folder as a host would, but over HTTP/1.1: brotli 11, the headers of the folder's
 * `_headers`, entity tags. The contact form's messages go to a temporary file.
 * @param options `bare`: take all scripts out of the pages
 */
export async function serve(folder: string, { bare = false } = {}): Promise<Host> {
  const rules = readHeaders(folder);
  const store = messageMiddleware(mkdtempSync(join(tmpdir(), 'portfolio-bench-')));
  const files = new Map<string, ReturnType<typeof read>>();
  const log: Sent[] = [];

  function read(file: string) {
    let plain = readFileSync(file);
    if (bare && file.endsWith('.html')) plain = Buffer.from(String(plain).replace(scripts, ''));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    const small = compressible.test(file) ? brotliCompressSync(plain, { params }) : undefined;
    const tag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
    return { plain, small, tag, type: types[extname(file)] ?? 'application/octet-stream' };
  }

  function answer(path: string, accepts: string, known: string, response: ServerResponse) {
    const found = findFile(folder, path);
    const file = found ?? join(folder, '404.html');
    if (!found && !existsSync(file)) return response.writeHead(404).end();
    const held = files.get(file) ?? read(file);
    files.set(file, held);
    const caching = { etag: held.tag, vary: 'accept-encoding', ...headersOf(path, rules) };
    if (found && known === held.tag) return response.writeHead(304, caching).end();
    const body = (/\bbr\b/.test(accepts) && held.small) || held.plain;
    const encoding = body === held.small ? { 'content-encoding': 'br' } : {};
    const about = { 'content-type': held.type, 'content-length': body.length };
    response.writeHead(found ? 200 : 404, { ...caching, ...encoding, ...about }).end(body);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const written = request.socket.bytesWritten;
    response.on('finish', () => {
      const bytes = request.socket.bytesWritten - written;
      const file = findFile(folder, pathname) ?? '';
      log.push({ path: pathname, file, status: response.statusCode, bytes });
    });
    const { 'accept-encoding': accepts = '', 'if-none-match': known = '' } = request.headers;
    void store(request, response, () => answer(pathname, String(accepts), known, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function stop() {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return { url: `http://127.0.0.1:${port}`, port, log, stop };
}

/** The file that a path shows: itself, or its page with or without a folder of its own. */
function findFile(folder: string, path: string): string | undefined {
  const base = join(folder, decodeURIComponent(path));
  const candidates = [base, join(base, 'index.html'), `${base}.html`];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
