import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { variables } from '#scripts/build/build-environment.ts';
import { headersOf } from '#scripts/build/hosts/headers.ts';
import { readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { root, stop } from '#scripts/install.mjs';
import { messageMiddleware } from '#scripts/store/stand-in.ts';
import { contentTypes } from '#tests/support/deployment.ts';
import { buildSite, type SiteServer } from '#tests/support/site-server.ts';

/**
 * The folder that `given` names, or the example, built now for this laboratory: another one may run at the same time. Its
 * messages go to the stand-in store.
 */
export async function builtSite(laboratory: string, given?: string): Promise<string> {
  const outDir = `.cache/${laboratory}-site`;
  const folder = given ? resolve(given) : join(root, outDir);
  // What an owner has configured, in `.env.local` for example, must not get a laboratory's messages.
  const unset = Object.fromEntries(variables.map((name) => [name, '']));
  if (!given) await buildSite({ outDir, env: { ...unset, CONTENT: 'example' } });
  if (!existsSync(join(folder, 'index.html'))) stop(`${given} holds no index.html.`);
  return folder;
}

const compressed = ['.html', '.js', '.css', '.svg', '.webmanifest', '.txt'];
const scripts =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*(?:rel="?modulepreload|as="?script)[^>]*>/g;

interface Options {
  /** Takes all scripts out of the pages. */
  bare?: boolean;
  /** Answers what is sent to the store; by default the stand-in with a temporary folder. */
  store?: (request: IncomingMessage, response: ServerResponse, next: () => void) => unknown;
}

/** Serves a built folder as a host would, but over HTTP/1.1: brotli 11, the headers of its `_headers`, entity tags. */
export async function serve(folder: string, options: Options = {}): Promise<SiteServer> {
  const { bare = false, store = messageMiddleware(mkdtempSync(join(tmpdir(), 'portfolio-lab-'))) } =
    options;
  const rules = readHeaders(folder);
  const files = new Map<string, ReturnType<typeof read>>();

  function read(file: string) {
    let plain = readFileSync(file);
    if (bare && file.endsWith('.html')) plain = Buffer.from(String(plain).replace(scripts, ''));
    const small = compressed.includes(extname(file)) ? brotliCompressSync(plain) : undefined;
    const tag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
    return { plain, small, tag };
  }

  function answer({ url = '', headers: asked }: IncomingMessage, response: ServerResponse) {
    const path = decodeURIComponent(url.replace(/\?.*/, ''));
    const candidates = [join(folder, path), join(folder, path, 'index.html')];
    const found = candidates.find((name) => existsSync(name) && statSync(name).isFile());
    const file = found ?? join(folder, '404.html');
    const { plain, small, tag } = files.get(file) ?? read(file);
    files.set(file, { plain, small, tag });
    const caching = { etag: tag, vary: 'accept-encoding', ...headersOf(path, rules) };
    if (found && asked['if-none-match'] === tag) return response.writeHead(304, caching).end();
    const brotli = String(asked['accept-encoding']).includes('br') ? small : undefined;
    const body = brotli ?? plain;
    response.writeHead(found ? 200 : 404, {
      ...caching,
      ...(brotli && { 'content-encoding': 'br' }),
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'content-length': body.length,
    });
    response.end(body);
  }

  const server = createServer((request, response) => {
    void store(request, response, () => answer(request, response));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
