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
import { messageMiddleware } from '#scripts/message-store/message-store-plugin.ts';
import { listen, storedMessages } from '#tests/support/processes.ts';

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

/** Serves `first` until `deploy`. */
export async function startStaticHost(first: string, { compressed = false } = {}) {
  let folder = first;
  const store = mkdtempSync(join(tmpdir(), 'portfolio-'));
  const takeMessage = messageMiddleware(store, () => undefined);
  const compressedFiles = new Map<string, Buffer>();

  /** Compresses a file once, because Lighthouse requests it in each run. */
  function compress(path: string): Buffer {
    const body = compressedFiles.get(path) ?? brotliCompressSync(readFileSync(path));
    compressedFiles.set(path, body);
    return body;
  }

  function answer({ url = '/' }: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(url, 'http://host');
    const file = join(folder, pathname);
    const page = join(file, 'index.html');
    const path = existsSync(page) ? page : file;
    const isFound = existsSync(path) && statSync(path).isFile();
    const served = isFound ? path : join(folder, '404.html');
    const type = contentTypes[extname(served)] ?? 'application/octet-stream';
    const isCompressed = compressed && /text|svg|json/.test(type);
    response.writeHead(isFound ? 200 : 404, {
      ...(isCompressed && { 'content-encoding': 'br' }),
      'content-type': type,
    });
    response.end(isCompressed ? compress(served) : readFileSync(served));
  }

  const { url, stop } = await listen((request, response) => {
    void takeMessage(request, response, () => answer(request, response));
  });

  return {
    url,
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
 * change, so the content security policies still allow them.
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
