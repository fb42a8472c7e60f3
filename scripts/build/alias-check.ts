import { normalizePath, type Plugin } from 'vite';
import { stopOn } from './build-environment.ts';

/** What a package imports, what it gets instead, and the file of the package that imports it. */
interface PackageAlias {
  find: string;
  replacement: string;
  importer: string;
}

/** Stops the build with a line for each alias that matched nothing: after an update it is to go, or to follow. */
export function aliasCheck(aliases: readonly PackageAlias[]): Plugin {
  const unmatched = new Set(aliases);
  return {
    name: 'alias-check',
    apply: 'build',
    enforce: 'pre',
    // Node takes the packages as they are.
    applyToEnvironment: ({ name }) => name === 'client',
    // Vite has replaced the source by then.
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
