import { cp, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { isJunk, namesIn } from '#scripts/content/junk-files.ts';
import { contentPath } from '#scripts/content-folder.mjs';
import { ownIcon } from '#scripts/schema/schema-parts.ts';
import { tileImage } from '#src/content/content-path-parts.ts';

/**
 * The pictures in the folders of the content, by their address below `assets`: `icon.svg`,
 * `icon-….svg`, `tile.…`, `card.jpg` and `pictures` of each folder in `projects`, `skills` and `pages`.
 */
export function contentFiles(folder = contentPath): Map<string, string> {
  const files = new Map<string, string>();
  for (const kind of ['projects', 'skills', 'pages']) {
    for (const name of namesIn(join(folder, kind))) {
      const own = join(folder, kind, name);
      const beside = namesIn(own);
      if (beside.includes('icon.svg')) files.set(`icons/${name}.svg`, join(own, 'icon.svg'));
      for (const file of beside.filter((each) => ownIcon.test(each) || tileImage.test(each)))
        files.set(`icons/${name}/${file}`, join(own, file));
      if (beside.includes('card.jpg')) files.set(`open-graph/${name}.jpg`, join(own, 'card.jpg'));
      for (const file of namesIn(join(own, 'pictures')))
        files.set(`pictures/${name}/${file}`, join(own, 'pictures', file));
    }
  }
  return files;
}

/** Serves and deploys these files and the content's `public`. */
export function contentAssets(): Plugin {
  return {
    name: 'content-assets',
    // Vite would also copy junk such as `.DS_Store`.
    config: () => ({
      publicDir: join(contentPath, 'public'),
      build: { copyPublicDir: false },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares, config: { base } }) {
      const assets = `${base}assets/`;
      middlewares.use((request, _, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const file = path.startsWith(assets) && contentFiles().get(path.slice(assets.length));
        if (file) request.url = `${base}@fs/${file.replace(/^\//, '')}`;
        next();
      });
    },
    async generateBundle({ dir = '' }) {
      const { publicDir } = this.environment.config;
      await cp(publicDir, dir, {
        recursive: true,
        filter: (path) => path === publicDir || !isJunk(basename(path.replaceAll('\\', '/'))),
      });
      for (const [address, file] of contentFiles()) {
        const source = await readFile(file);
        this.emitFile({ type: 'asset', fileName: `assets/${address}`, source });
      }
    },
  };
}
