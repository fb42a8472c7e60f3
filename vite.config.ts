import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { checkedEnvironment } from './scripts/environment.ts';
import { prerender } from './scripts/prerender.ts';
import { staticHost } from './scripts/static-host.ts';
import { messagesPath } from './scripts/store/message-lines.mjs';
import { messageStore } from './scripts/store/plugin.ts';

/** Few files, each for a reason; a group takes in what its modules import. */
const chunkGroups = [
  // One file for the first load, with what every other screen shares.
  { name: 'index', tags: ['$initial' as const], priority: 2 },
  // The form, the lightbox and the notifications share it.
  { name: 'dialog', test: /@radix-ui[\\/]react-dialog[\\/]/, priority: 1 },
];

/** Vite's helper fetches what a chunk imports along with it; here the page and `app/preloads.ts` see to that. */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'without-preload-helper',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}

export default defineConfig(({ command, isPreview, mode }) => ({
  // The development server renders every address in the browser; what is built has a file for each.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  plugins: [
    checkedEnvironment(loadEnv(mode, process.cwd(), 'VITE_')),
    react(),
    messageStore({ file: messagesPath }),
    staticHost(),
    prerender(),
    withoutPreloadHelper(),
  ],
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    assetsInlineLimit: 0,
    // One small file: a part that is fetched again needs no style sheet of its own.
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      // A busy machine is no news about the build.
      checks: { pluginTimings: false },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', strictPort: true },
}));
