import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { messageMiddleware } from '#scripts/store/message-store-plugin.ts';
import { listen, storedMessages } from '#tests/support/processes.ts';

/** Content types by file extension. */
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};

export type StaticHost = Awaited<ReturnType<typeof startStaticHost>>;

/**
 * Serves `first` below `base` until `deploy`. With `compressed`, each text is compressed at its
 * first request only, so `deploy` does not change texts that were requested before.
 */
export async function startStaticHost(first: string, base = '/', { compressed = false } = {}) {
  let folder = first;
  const store = mkdtempSync(join(tmpdir(), 'portfolio-'));
  const takeMessage = messageMiddleware(store, () => undefined);
  const requests: string[] = [];
  const compressedBodies = new Map<string, Buffer>();

  function answer({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(url, 'http://host');
    requests.push(pathname);
    if (!pathname.startsWith(base)) return response.writeHead(404).end();
    const file = join(folder, pathname.slice(base.length));
    const page = join(file, 'index.html');
    const path = existsSync(page) ? page : file;
    const found = existsSync(path) && statSync(path).isFile();
    const shown = found ? path : join(folder, '404.html');
    const type = contentTypes[extname(shown)] ?? 'application/octet-stream';
    const isCompressed = compressed && /text|svg|json/.test(type);
    const body = compressedBodies.get(pathname) ?? readFileSync(shown);
    if (isCompressed && !compressedBodies.has(pathname))
      compressedBodies.set(pathname, brotliCompressSync(body));
    response.writeHead(found ? 200 : 404, {
      ...(isCompressed && { 'content-encoding': 'br' }),
      'content-type': type,
    });
    response.end(compressedBodies.get(pathname) ?? body);
  }

  const { url, stop } = await listen((request, response) => {
    void takeMessage(request, response, () => answer(request, response));
  });

  return {
    /** Without a slash at its end. */
    url: url + base.slice(0, -1),
    /** Requested paths, in order. */
    requests,
    deploy: (next: string) => {
      folder = next;
    },
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    messages: () => storedMessages(store),
    stop,
  };
}

/**
 * Returns a copy of a build with other names of scripts and style sheets. The inline scripts do not
 * change, so the policies match.
 */
export function nextBuild(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-next-'));
  cpSync(site, folder, { recursive: true });
  const renamed = (text: string) =>
    text.replace(/([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (old, name) => `${name}-${hashOf(old)}`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (/\.(html|js)$/.test(file)) writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    renameSync(path, join(folder, renamed(file)));
  }
  return folder;
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 8);
}
