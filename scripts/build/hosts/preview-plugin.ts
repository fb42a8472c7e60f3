import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersOf, readHeaders } from './headers.ts';

/** The page that static hosts serve at a path: its address, and its file in the site's folder. */
export function pageAt(path: string, folder: string, base = '/') {
  // Two slashes begin the address of another host.
  if (!`${path}/`.startsWith(base) || path.startsWith('//')) return undefined;
  const name = path.slice(base.length).replace(/\/$/, '');
  const file = name ? `${name}/index.html` : 'index.html';
  return existsSync(join(folder, file)) ? { address: base + name, file } : undefined;
}

/**
 * Makes `vite preview` answer as static hosts do: `/x` serves `x/index.html`, `/x/` redirects to
 * `/x`, everything else is `404.html` with status 404. The headers of `_headers` are read for each
 * request, because another command may have replaced the build.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config: { root, base, environments, build }, middlewares }) {
      const { outDir } = environments.client?.build ?? build;
      const folder = resolve(root, outDir);

      middlewares.use((request, response, next) => {
        const url = request.url ?? base;
        const path = url.replace(/\?.*/, '');
        const search = url.slice(path.length);
        const headers = headersOf(path.slice(base.length - 1), readHeaders(folder));
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        const page = pageAt(path, folder, base);
        if (page && page.address !== path) {
          response.writeHead(308, { location: page.address + search }).end();
          return;
        }
        if (page) request.url = base + page.file + search;
        // Hosts read `_headers`, but do not serve it.
        if (path.endsWith('/_headers')) request.url = `${base}404`;
        next();
      });

      return () => {
        middlewares.use((_, response) => {
          // A later build may have the file.
          response.setHeader('cache-control', 'no-cache');
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(readFileSync(join(folder, '404.html')));
        });
      };
    },
  };
}
