import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { checkedEnvironment } from './scripts/environment.ts';
import { prerender } from './scripts/prerender.ts';
import { staticHost } from './scripts/static-host.ts';
import { messagesPath } from './scripts/store/message-lines.mjs';
import { messageStore } from './scripts/store/plugin.ts';

/** A group takes in what its modules import: few files that each have a reason. */
const chunkGroups = [
  // One file for the first load, with what all other screens share.
  { name: 'index', tags: ['$initial' as const], priority: 2 },
  // The form, the lightbox and the notifications share it.
  { name: 'dialog', test: /@radix-ui[\\/]react-dialog[\\/]/, priority: 1 },
];

export default defineConfig(({ command, isPreview, mode }) => ({
  // The development server renders every address in the browser; what is built has a file for each.
  appType: command === 'serve' && !isPreview ? 'spa' : 'mpa',
  plugins: [
    checkedEnvironment(loadEnv(mode, process.cwd(), 'VITE_')),
    react(),
    messageStore({ file: messagesPath }),
    staticHost(),
    prerender(),
  ],
  build: {
    outDir: process.env.OUT_DIR ?? 'dist',
    assetsInlineLimit: 0,
    // One small file: a part that is fetched again needs no style sheet of its own.
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Every browser that runs the site's script fetches what a page needs from the page itself.
    modulePreload: false,
    rolldownOptions: {
      // A busy machine is no news about the build.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', strictPort: true },
}));
