import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedEnvironment } from './scripts/build/build-environment.ts';
import { contentAssets } from './scripts/build/content-assets.ts';
import { previewHost } from './scripts/build/hosts/preview-plugin.ts';
import { siteBuild } from './scripts/build/site-build.ts';
import { contentCheck } from './scripts/content/development-check.ts';
import { contentAlias } from './scripts/content-folder.mjs';
import { clearPortErrors, portFrom } from './scripts/port.ts';
import { root } from './scripts/root.mjs';
import { messageStore } from './scripts/store/message-store-plugin.ts';

export default defineConfig(({ command, isPreview }) => ({
  // In the project itself: a copy may link to the packages of another one.
  cacheDir: '.cache/vite',
  // The development server renders every address in the browser; what is built has a file for each.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  plugins: [
    checkedEnvironment(),
    clearPortErrors(),
    react(),
    contentAssets(),
    contentCheck(),
    messageStore(),
    previewHost(),
    siteBuild(),
  ],
  resolve: { alias: [contentAlias] },
  build: {
    outDir: process.env.OUT_DIR || 'dist',
    // A folder of its own, by which headers tell files with a hash from pictures without.
    assetsDir: 'assets/app',
    assetsInlineLimit: 0,
    // One small file, so that a chunk that is fetched again needs no style sheet of its own.
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      // They say how busy the machine is, not what the build does.
      checks: { bundlerTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        // As text, which browsers show.
        license: { fileName: 'licenses.txt' },
        rolldownOptions: {
          input: 'src/main.tsx',
          output: {
            codeSplitting: {
              // A group takes in what its modules import.
              groups: [
                // Packages of the first load stay in caches over releases.
                { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
                // The code of the first load, with what every other screen shares.
                { name: 'index', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
  },
  // Not the pages of example/art, whose packages may be missing.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    host: '127.0.0.1',
    // Without `PORT`, any free port.
    port: portFrom('PORT', 5173),
    strictPort: Boolean(process.env.PORT),
    // A build there would reload every open page.
    watch: { ignored: (path: string) => relative(root, path).startsWith('.cache') },
  },
  preview: { host: '127.0.0.1', port: portFrom('PORT', 4173), strictPort: true },
}));
