import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { checkedEnvironment } from './scripts/build/build-environment.ts';
import { bundleOptions, leanModules } from './scripts/build/bundle-options.ts';
import { contentAssets } from './scripts/build/content-files.ts';
import { evaluatedContent } from './scripts/build/content-values.ts';
import { licenses } from './scripts/build/licenses.ts';
import { prerender } from './scripts/build/prerender.ts';
import { staticHost } from './scripts/build/static-host.ts';
import { contentCheck } from './scripts/content/development-check.ts';
import { contentAlias } from './scripts/content-folder.mjs';
import { messagesPath } from './scripts/store/message-folder.mjs';
import { messageStore } from './scripts/store/stand-in.ts';

/** What `sw.js` is made of, which is a bundle of its own. */
const serviceWorkerPackages = ['core', 'precaching', 'routing', 'strategies'].map(
  (name) => `node_modules/workbox-${name}`,
);

export default defineConfig(({ command, isPreview, mode }) => ({
  // The development server renders every address in the browser; what is built has a file for each.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  plugins: [
    checkedEnvironment(loadEnv(mode, process.cwd(), ['VITE_', 'BASE_PATH'])),
    react(),
    contentAssets(),
    contentCheck(),
    messageStore(messagesPath),
    staticHost(),
    prerender(),
    leanModules(),
    evaluatedContent(),
    licenses(serviceWorkerPackages),
  ],
  resolve: {
    alias: [
      contentAlias,
      // Radix's dialog imports it (`src/ui/remove-scroll.tsx`).
      {
        find: 'react-remove-scroll',
        replacement: fileURLToPath(new URL('src/ui/remove-scroll.tsx', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    // A folder of its own: headers tell files with a hash from pictures without by it.
    assetsDir: 'assets/app',
    assetsInlineLimit: 0,
    // One small file: a part that is fetched again needs no style sheet of its own.
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      // A busy machine is no news about the build.
      checks: { bundlerTimings: false },
    },
  },
  environments: {
    client: { build: { rolldownOptions: bundleOptions } },
  },
  // Not the pages of the workshop, whose packages may be missing.
  optimizeDeps: { entries: ['index.html'] },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', strictPort: true },
}));
