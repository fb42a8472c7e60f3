import type { Plugin } from 'vite';

/** The exports of modules by path from the repository, like `/src/content/owner.data.ts`. */
type Modules = Readonly<Record<string, object>>;

/**
 * Puts what modules export into the browser's bundle, in place of their code: a `*.data.ts` is
 * evaluated by the build, as VitePress evaluates its data loaders (docs/decisions/06). Development
 * server and tests run it as it is.
 * @param evaluated undefined until Node's bundle has been built
 */
export function dataModules(evaluated: () => Modules | undefined): Plugin {
  return {
    name: 'data-modules',
    apply: 'build',
    enforce: 'pre',
    // Its values come from the plugin that builds both bundles.
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',

    load(id) {
      const path = id.slice(this.environment.config.root.length);
      const modules = evaluated();
      const exports = modules?.[path];
      // For example below a link, where ids and root differ.
      if (modules && !exports && /\.data\.ts$/.test(id))
        throw new Error(`${id} was not evaluated, and all of the content would be published.`);
      return exports && moduleCode(exports, path);
    },
  };
}

/** @throws Error where a value would be another one in the browser */
function moduleCode(exports: object, path: string): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${codeOf(value, `${path} ${name}`)};`)
    .join('\n');
}

function codeOf(value: unknown, place: string): string {
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, item) {
    // JSON has strings for dates, and leaves functions out.
    if (!isPlain(this[key])) throw new Error(`${place} is not plain data.`);
    return item;
  });
  return text ?? 'undefined';
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
