import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { decodeAddress } from '#src/lib/decode-address.ts';

/**
 * Makes `vite preview` respond like static hosts, with `404.html` and status 404 for unknown
 * addresses. Vite itself serves `x.html` for `/x`.
 */
export function previewHost(): Plugin {
  return {
    name: 'preview-host',
    configurePreviewServer({ config: { root, environments, build }, middlewares }) {
      const { outDir } = environments.client?.build ?? build;
      const notFoundPage = join(resolve(root, outDir), '404.html');

      /** Whether a page exists. @param url with `.html`, which Vite has added */
      function isPage(url: string): boolean {
        const file = join(resolve(root, outDir), decodeAddress(url));
        return url.endsWith('.html') && file !== notFoundPage && existsSync(file);
      }

      // A returned function runs after Vite's middlewares.
      return () => {
        middlewares.use(({ url = '' }, response, next) => {
          if (isPage(url)) return next();
          // Not cached, because a later build may have the file.
          response.setHeader('cache-control', 'no-cache');
          response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
          response.end(readFileSync(notFoundPage));
        });
      };
    },
  };
}
