import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { contentAlias, importTypeScript } from '../../scripts/content-folder.mjs';

/** The repository's folder. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the drawings to the browser; listens already. */
export async function startServer() {
  const { contentAssets } = await importTypeScript('scripts/build/content-files.ts');
  const server = await createServer({
    plugins: [contentAssets()],
    resolve: { alias: [contentAlias] },
    root: repository,
    configFile: false,
    cacheDir: 'node_modules/.vite-art',
    appType: 'mpa',
    logLevel: 'warn',
    css: { postcss: {} },
    optimizeDeps: { noDiscovery: true, include: [] },
    // Two runs at once take two ports.
    server: { host: '127.0.0.1', port: 4190, strictPort: false, hmr: false, watch: null },
  });
  return server.listen();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address of a page that fills #root and then marks its document ready
 * @returns {Promise<Buffer>} the drawing as PNG with a transparent background
 */
export async function draw(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.ready);
  const state = await page.evaluate(() => document.documentElement.dataset.ready);
  if (state !== 'true') throw new Error(`${address}: ${state}`);
  return page.locator('#root').screenshot({ omitBackground: true });
}
