import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { checkedEnvironment } from './scripts/build/build-environment.ts';
import { contentAssets } from './scripts/build/content-files.ts';
import { previewHost } from './scripts/build/hosts/preview-host.ts';
import { siteBuild } from './scripts/build/site-build.ts';
import { contentCheck } from './scripts/content/development-check.ts';
import { contentAlias } from './scripts/content-folder.mjs';
import { messagesPath } from './scripts/store/message-folder.ts';
import { messageStore } from './scripts/store/stand-in.ts';

export default defineConfig(({ command, isPreview, mode }) => ({
  // The development server renders every address in the browser; what is built has a file for each.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  plugins: [
    checkedEnvironment(loadEnv(mode, process.cwd(), ['VITE_', 'BASE_PATH'])),
    react(),
    contentAssets(),
    contentCheck(),
    messageStore(messagesPath),
    previewHost(),
    siteBuild(),
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
    client: {
      build: {
        rolldownOptions: {
          // Getters have no side effects here.
          treeshake: {
            propertyReadSideEffects: false,
            // App Check registers itself, which matters only where it is used: 2.2 KB of each message.
            moduleSideEffects: [{ test: /@?firebase[\\/]app-check[\\/]/, sideEffects: false }],
          },
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
