import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { contentPath, importTypeScript } from '../content-folder.mjs';
import { root } from '../install.mjs';
import type { CheckedContent } from './check.ts';

/** How long the content must be left alone before it is checked again, in ms: a copied folder is many changes. */
const quiet = 50;

/** Development: while the content has mistakes, every page is Vite's overlay with all of them; mended, it comes again. */
export function contentCheck(): Plugin {
  let check: ReturnType<typeof checkContent>;
  return {
    name: 'content-check',
    apply: 'serve',
    configureServer({ environments, watcher }) {
      check = checkContent();
      let timer: NodeJS.Timeout;
      watcher.on('all', (_, file) => {
        if (!normalizePath(file).startsWith(`${contentPath}/`)) return;
        clearTimeout(timer);
        timer = setTimeout(async () => {
          const before = check;
          check = checkContent();
          const results = [await before, await check];
          if (results.some(Boolean)) environments.client.hot.send({ type: 'full-reload' });
        }, quiet);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const mistakes = await check;
        if (mistakes) throw mistakes;
      },
    },
  };
}

/** Evaluates the content again. Returns its mistakes as Vite shows them, with the place of the first. */
async function checkContent(): Promise<Error | undefined> {
  try {
    const { errors, findings }: CheckedContent = await importTypeScript(
      'scripts/content/checked.ts',
    );
    const [first] = findings;
    if (!first) return undefined;
    const id = join(root, first.file);
    const loc = first.line && { file: id, line: first.line, column: 1 };
    return Object.assign(new Error(errors.join('\n')), { stack: '', id, loc });
  } catch (error) {
    // A file that is gone since its folder was read; the next change says so.
    return error as Error;
  }
}
