import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { headersOf } from './headers.ts';
import { readHeaders } from './headers-file.ts';

type Next = () => void;

/**
 * Resolves a request as a static host does; undefined where no page answers it.
 * @param holds whether there is a file at a path below the folder of the site
 * @param base address of that folder
 */
export function resolveAddress(
  url: string,
  holds: (path: string) => boolean,
  base = '/',
): { redirect: string } | { file: string } | undefined {
  const [path = '/', query] = url.split('?', 2);
  if (path.includes('..') || path.includes('//')) return undefined;
  const search = query === undefined ? '' : `?${query}`;
  if (path === base) return { file: `${base}index.html${search}` };
  if (`${path}/` === base) return { redirect: base + search };
  if (!path.startsWith(base)) return undefined;
  const slash = path.endsWith('/');
  const bare = slash ? path.slice(0, -1) : path;
  if (!holds(`${bare.slice(base.length - 1)}/index.html`)) return undefined;
  return slash ? { redirect: bare + search } : { file: `${bare}/index.html${search}` };
}

/**
 * Makes `vite preview` answer as the hosts do that the site is made for: `/x` serves `x/index.html`, `/x/`
 * redirects to `/x`, everything else is `404.html` with status 404, and every answer has the headers that the
 * folder's `_headers` says.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer(server) {
      const dist = server.config.environments.client?.build.outDir ?? server.config.build.outDir;
      const folder = join(server.config.root, dist);
      const holds = (path: string) => existsSync(join(folder, decodeSafely(path)));

      const rules = readHeaders(folder);

      server.middlewares.use((req: IncomingMessage, res: ServerResponse, next: Next) => {
        const [path = '/'] = (req.url ?? '/').split('?', 1);
        for (const [name, value] of Object.entries(headersOf(path, rules))) {
          res.setHeader(name, value);
        }
        if (req.method !== 'GET' && req.method !== 'HEAD') return next();
        // As on hosts that read it, it is no file of the site.
        if (path.endsWith('/_headers')) req.url = `${server.config.base}404`;
        const answer = resolveAddress(req.url ?? '/', holds, server.config.base);
        if (answer && 'redirect' in answer) {
          res.writeHead(308, { location: answer.redirect }).end();
          return;
        }
        if (answer) req.url = answer.file;
        next();
      });

      return () => {
        server.middlewares.use((_: IncomingMessage, res: ServerResponse) => {
          // What is missing now may be there tomorrow, whatever its address.
          res.setHeader('cache-control', 'no-cache');
          res.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          res.end(readFileSync(join(folder, '404.html')));
        });
      };
    },
  };
}

function decodeSafely(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
