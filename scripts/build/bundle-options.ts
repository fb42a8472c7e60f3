import type { Plugin, Rolldown } from 'vite';

/** How the browser's bundle is divided: few files, each for a reason. */
export const bundleOptions: Rolldown.RolldownOptions = {
  // Reading a property does nothing else in this program: a constant that is not used goes, whatever it reads.
  treeshake: {
    propertyReadSideEffects: false,
    // App Check registers itself, which matters only where it is used.
    moduleSideEffects: [{ test: /@?firebase[\\/]app-check[\\/]/, sideEffects: false }],
  },
  // A text or number that is named has no name in the bundle, and comes with the chunk that needs it.
  optimization: { inlineConst: { mode: 'all' } },
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
        { name: 'index', tags: ['$initial'], priority: 2 },
        // The form, the lightbox and the notifications share it.
        { name: 'dialog', test: /@radix-ui[\\/]react-dialog[\\/]|overlay-dialog/, priority: 1 },
      ],
    },
  },
};

/** Modules of packages, by the end of their path, that the browser needs less of than they bring. */
const lean: Record<string, string> = {
  // It fetches what a chunk imports along with the chunk. Here pages and `app/preloads.ts` name it.
  'vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
  // wouter's patterns: here addresses are looked up in a table.
  'regexparam/dist/index.mjs': 'export const parse = undefined;',
  // Firebase's heartbeat would keep its database by it; `contact/firestore.ts` has none.
  'idb/build/index.js': 'export const openDB = undefined;',
  // For React before version 18.
  'use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react';",
};

/**
 * React throws them to itself and compares their identity. As an error each would get a stack, for which V8 parses all of
 * the script again while something is attached that wants stacks, as DevTools and tests do (docs/decisions/05).
 */
const signals = /(?<=Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g;

/** Replaces them in the browser's bundle. */
export function leanModules(): Plugin {
  const found = (id: string) => Object.keys(lean).find((end) => id.endsWith(end));
  return {
    name: 'lean-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.endsWith('react-dom-client.production.js')) {
        return { code: code.replace(signals, '{}'), map: null };
      }
      const end = found(id);
      return end ? { code: lean[end] ?? '', map: null } : undefined;
    },
  };
}
