import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Puts the legal pages into the browser's bundle as the values that Node's build, which comes first, has of them.
 * Their modules hold the sentences for every build and owner; a visitor needs those of this one.
 */
export function evaluatedTexts(): Plugin {
  return {
    name: 'evaluated-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async transform(_, id) {
      const [, name = ''] = /\/src\/content\/(\w+)\.ts$/.exec(id) ?? [];
      const { root, environments } = this.environment.getTopLevelConfig();
      const file = join(root, environments.ssr?.build.outDir ?? '', 'prerender.js');
      const site: typeof import('#src/prerender/prerender.tsx') = await import(
        pathToFileURL(file).href
      );
      const texts = site.evaluatedTexts[name];
      if (!texts) return;
      const code = Object.entries(texts).map(
        ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
      );
      return { code: code.join('\n'), map: null };
    },
  };
}
