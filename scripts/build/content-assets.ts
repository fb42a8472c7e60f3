import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path/posix';
import type { Plugin } from 'vite';
import { foldersOf, kinds } from '#scripts/content/content-folders.ts';
import { contentPath } from '#scripts/content-folder.mjs';
import { ownIcon } from '#scripts/schema/schema-parts.ts';
import { tileImage } from '#src/content/content-path-parts.ts';

/**
 * Absolute paths of the content's pictures, by address below `assets`. The pictures are `icon.svg`,
 * `icon-….svg`, `tile.…`, `card.jpg` and the files of `pictures`, in each folder of `projects`,
 * `skills` and `pages`.
 */
export function contentPictures(): Map<string, string> {
  const files = new Map<string, string>();
  for (const kind of kinds) {
    for (const name of foldersOf(kind, contentPath)) {
      const folder = join(contentPath, `${kind}s`, name);
      for (const file of readdirSync(folder)) {
        if (file === 'icon.svg') files.set(`icons/${name}.svg`, join(folder, file));
        if (ownIcon.test(file) || tileImage.test(file))
          files.set(`icons/${name}/${file}`, join(folder, file));
        if (file === 'card.jpg') files.set(`open-graph/${name}.jpg`, join(folder, file));
      }
      const pictures = join(folder, 'pictures');
      for (const file of existsSync(pictures) ? readdirSync(pictures) : []) {
        if (/\.(avif|webp)$/.test(file))
          files.set(`pictures/${name}/${file}`, join(pictures, file));
      }
    }
  }
  return files;
}

/** Serves and emits `contentPictures`, and makes the content's `public` Vite's public folder. */
export function contentAssets(): Plugin {
  return {
    name: 'content-assets',
    config: () => ({ publicDir: join(contentPath, 'public') }),
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares, config: { base } }) {
      const assets = `${base}assets/`;
      middlewares.use((request, _, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const file = path.startsWith(assets) && contentPictures().get(path.slice(assets.length));
        if (file) request.url = `${base}@fs/${file.replace(/^\//, '')}`;
        next();
      });
    },
    async generateBundle() {
      for (const [address, file] of contentPictures()) {
        const source = await readFile(file);
        this.emitFile({ type: 'asset', fileName: `assets/${address}`, source });
      }
    },
  };
}
