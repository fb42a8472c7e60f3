import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { contentPath } from '#scripts/content-folder.mjs';

/**
 * Puts the content that `scripts/build/evaluated-content.ts` names into the browser's bundle as the values that Node's
 * build, which comes first, has of it. Its modules read every project, or hold the sentences for every build and owner;
 * a visitor needs what comes of it.
 */
export function evaluatedContent(): Plugin {
  return {
    name: 'evaluated-content',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.ts$/ },
      async handler(_, id) {
        const { root, environments } = this.environment.getTopLevelConfig();
        const folder = [contentPath, `${root}/src/content`].find((each) =>
          id.startsWith(`${each}/`),
        );
        if (!folder) return undefined;
        const file = join(root, environments.ssr?.build.outDir ?? '', 'site.js');
        const site: typeof import('./site.tsx') = await import(pathToFileURL(file).href);
        const values = site.evaluatedContent[id.slice(folder.length + 1, -3)];
        if (!values) return undefined;
        const exports = Object.entries(values).map(
          ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
        );
        return { code: exports.join('\n'), map: null };
      },
    },
  };
}
