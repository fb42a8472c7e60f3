import { normalizePath, type Plugin } from 'vite';
import { stopOn } from './build-environment.ts';

interface PackageAlias {
  find: string;
  replacement: string;
  /** The package's file that imports `find`. */
  importer: string;
}

/** Stops the build with a line for each alias that matches nothing, as after a package's update. */
export function aliasCheck(aliases: readonly PackageAlias[]): Plugin {
  const unmatched = new Set(aliases);
  return {
    name: 'alias-check',
    apply: 'build',
    enforce: 'pre',
    // Node's bundle leaves packages external.
    applyToEnvironment: ({ name }) => name === 'client',
    // Vite has already replaced the source.
    resolveId(source, importer = '') {
      for (const alias of unmatched) {
        const isImporter = normalizePath(importer).endsWith(`/node_modules/${alias.importer}`);
        if (isImporter && source === alias.replacement) unmatched.delete(alias);
      }
    },
    buildEnd(error) {
      if (error) return;
      stopOn(
        [...unmatched].map(({ find, importer }) => {
          return `${importer} no longer imports ${find}: its alias in vite.config.ts replaces nothing.`;
        }),
      );
    },
  };
}
