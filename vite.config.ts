import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliasCheck } from './scripts/build/alias-check.ts';
import { checkedEnvironment } from './scripts/build/build-environment.ts';
import { contentAssets } from './scripts/build/content-files.ts';
import { previewHost } from './scripts/build/hosts/preview-host.ts';
import { siteBuild } from './scripts/build/site-build.ts';
import { contentCheck } from './scripts/content/development-check.ts';
import { contentAlias } from './scripts/content-folder.mjs';
import { messagesPath } from './scripts/store/message-folder.ts';
import { messageStore } from './scripts/store/stand-in.ts';

/** What the site has in place of modules of packages. `importer` is the one file that imports each. */
const packageAliases = [
  // Its reasons are there.
  {
    find: 'react-remove-scroll',
    replacement: fileURLToPath(new URL('src/ui/remove-scroll.tsx', import.meta.url)),
    importer: '@radix-ui/react-dialog/dist/index.mjs',
  },
  // For React before version 18.
  {
    find: 'use-sync-external-store/shim/index.js',
    replacement: 'react',
    importer: 'wouter/src/use-sync-external-store.js',
  },
];

export default defineConfig(({ command, isPreview }) => ({
  // The development server renders every address in the browser; what is built has a file for each.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  plugins: [
    checkedEnvironment(),
    react(),
    contentAssets(),
    contentCheck(),
    messageStore(messagesPath),
    previewHost(),
    aliasCheck(packageAliases),
    siteBuild(),
  ],
  resolve: { alias: [contentAlias, ...packageAliases] },
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
    client: {
      build: {
        rolldownOptions: {
          treeshake: {},
          output: {
            // Content is named after its folder: its files are all `project.ts`, `skill.ts` or `page.ts`.
            chunkFileNames: ({ facadeModuleId, name }) => {
              const [, folder = name] =
                /\/(?:projects|skills|pages)\/([^/]+)\/\w+\.ts$/.exec(facadeModuleId ?? '') ?? [];
              return `assets/app/${folder}-[hash].js`;
            },
            codeSplitting: {
              // A group takes in what its modules import.
              groups: [
                // One file for the first load, with what every other screen shares.
                { name: 'index', tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
  },
  // Not the pages of the workshop, whose packages may be missing.
  optimizeDeps: { entries: ['index.html'] },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', strictPort: true },
}));
