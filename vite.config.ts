import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedEnvironment } from './scripts/build/build-environment.ts';
import { contentAssets } from './scripts/build/content-assets.ts';
import { previewHost } from './scripts/build/hosts/preview-plugin.ts';
import { siteBuild } from './scripts/build/site-build.ts';
import { contentCheck } from './scripts/content/development-check.ts';
import { contentAlias } from './scripts/content-folder.mjs';
import { localMessageStore } from './scripts/message-store/message-store-plugin.ts';
import { explainPortErrors, portFrom } from './scripts/port.ts';
import { root } from './scripts/root.mjs';

export default defineConfig(({ command, isPreview }) => ({
  // In `.cache` instead of `node_modules`, which git worktrees may share by a link.
  cacheDir: '.cache/vite',
  // The development server serves one page for all addresses; a build has a file for each.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  plugins: [
    checkedEnvironment(),
    explainPortErrors(),
    react(),
    contentAssets(),
    contentCheck(),
    localMessageStore(),
    previewHost(),
    siteBuild(),
  ],
  resolve: { alias: [contentAlias] },
  build: {
    outDir: process.env.OUT_DIR || 'dist',
    // These files have a hash in their names. In a separate folder, hosts can cache them for longer
    // than the pictures.
    assetsDir: 'assets/app',
    assetsInlineLimit: 0,
    // One style sheet, so that chunks need none.
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      // The warning about slow plugins depends on the machine's load.
      checks: { bundlerTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        // A text file, which browsers display.
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            codeSplitting: {
              groups: [
                // Packages of the first load, which stay cached when the code of the site changes.
                // The priority puts packages here that modules of `index` import.
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
                // Code of the first load, which all chunks share.
                { name: 'index', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
  },
  // By default, Vite also scans the HTML of example/art, whose packages may be missing.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    // By default 5173, or the next free port.
    port: portFrom('PORT', 5173),
    strictPort: Boolean(process.env.PORT),
    // A build in `.cache` would reload every open page.
    watch: { ignored: (path: string) => relative(root, path).startsWith('.cache') },
  },
  preview: { host: '127.0.0.1', port: portFrom('PORT', 4173), strictPort: true },
}));
