import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { contentPath } from '../content-folder.mjs';
import { importTypeScript } from '../import-typescript.mjs';
import { root } from '../root.mjs';

type Check = typeof import('./check.ts');

/** ms after the last change until the content is checked: a copied folder is many changes. */
const debounce = 50;

const isContent = (file: string) => normalizePath(file).startsWith(`${contentPath}/`);

/** Shows the content's mistakes in Vite's overlay on every page of the development server. */
export function contentCheck(): Plugin {
  let check: ReturnType<typeof checkContent>;
  return {
    name: 'content-check',
    apply: 'serve',
    configureServer({ environments, watcher }) {
      check = checkContent();
      let timer: NodeJS.Timeout;
      watcher.on('all', (_, file) => {
        if (!isContent(file)) return;
        clearTimeout(timer);
        timer = setTimeout(async () => {
          check = checkContent();
          await check;
          environments.client.hot.send({ type: 'full-reload' });
        }, debounce);
      });
    },
    // No update in place: everything depends on the content, and two copies of some modules would
    // remain.
    hotUpdate: ({ file }) => (isContent(file) ? [] : undefined),
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const mistakes = await check;
        if (mistakes) throw mistakes;
      },
    },
  };
}

/** Returns the mistakes as Vite shows them, with the place of the first. */
async function checkContent(): Promise<Error | undefined> {
  try {
    const { errors, findings }: Check = await importTypeScript('scripts/content/check.ts');
    const [first] = findings;
    if (!first) return undefined;
    const id = join(root, first.file);
    const loc = first.line && { file: id, line: first.line, column: 1 };
    return Object.assign(new Error(errors.join('\n')), { stack: '', id, loc });
  } catch (error) {
    // For example when a file was deleted during the check; the next change checks again.
    return error as Error;
  }
}
