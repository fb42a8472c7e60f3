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
  const chunks: Chunks = new Map();
  return {
    name: 'data-modules',
    apply: 'build',
    enforce: 'pre',
    // Its values come from the plugin that builds both bundles.
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === 'client',

    resolveId: (id) => (chunks.has(id) ? id : undefined),

    async load(id) {
      const chunk = chunks.get(id);
      if (chunk) return `export const data = ${codeOf(await chunk(), id, chunks)};`;
      const path = id.slice(this.environment.config.root.length);
      const exports = evaluated()?.[path];
      return exports && moduleCode(exports, id, chunks);
    },
  };
}

/** Functions by the id of the module that exports what they resolve to, as `data`. */
type Chunks = Map<string, () => unknown>;

/** The code of a module with these exports. Adds their functions to `chunks`. */
function moduleCode(exports: object, id: string, chunks: Chunks): string {
  return Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${codeOf(value, `${id}?${name}`, chunks)};`)
    .join('\n');
}

/** @throws Error where a value would be another one in the browser */
function codeOf(value: unknown, id: string, chunks: Chunks): string {
  if (typeof value === 'function') {
    chunks.set(id, value as () => unknown);
    return `() => import(${JSON.stringify(id)}).then(({ data }) => data)`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) {
    return `[${value.map((item, index) => codeOf(item, `${id}/${index}`, chunks))}]`;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new Error(`${id} is not plain data.`);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${codeOf(item, `${id}/${key}`, chunks)}`)}}`;
}
