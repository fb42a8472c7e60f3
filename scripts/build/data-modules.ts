import type { Plugin } from 'vite';

/** Exports by module path from the repository's folder, like `/src/content/owner.data.ts`. */
type Modules = Readonly<Record<string, object>>;

/**
 * Replaces modules in the client bundle by their exported values, like VitePress's data loaders
 * (docs/decisions/04). Development server and tests run the modules' code.
 * @param evaluated returns undefined until the server bundle has run
 */
export function dataModules(evaluated: () => Modules | undefined): Plugin {
  return {
    name: 'data-modules',
    apply: 'build',
    enforce: 'pre',
    // One instance for both bundles, because the client bundle gets values of the server bundle.
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',

    load(id) {
      const path = id.slice(this.environment.config.root.length);
      const modules = evaluated();
      const exports = modules?.[path];
      // A module below a symbolic link is not found, because ids are real paths. Without the error,
      // the client bundle would contain the module's code, and with this code all texts.
      if (modules && !exports && /\.data\.ts$/.test(id))
        throw new Error(`${id} was not evaluated, so the whole content would be published.`);
      return exports && moduleCode(exports, path);
    },
  };
}

/** @throws Error for a value with a function or a class instance, which JSON would change */
function moduleCode(exports: object, path: string): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${codeOf(value, `${path} ${name}`)};`)
    .join('\n');
}

function codeOf(value: unknown, name: string): string {
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, item) {
    // For a date, `item` is already a string.
    if (!isPlain(this[key])) throw new Error(`${name} is not plain data.`);
    return item;
  });
  return text ?? 'undefined';
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
