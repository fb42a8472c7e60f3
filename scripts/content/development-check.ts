import { isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { contentFolder, contentPath } from '../content-folder.mjs';
import { checkFiles } from './check-files.ts';

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
    configureServer(server) {
      check = checkContent(server);
      let timer: NodeJS.Timeout;
      server.watcher.on('all', (_, file) => {
        if (!isContent(file)) return;
        clearTimeout(timer);
        timer = setTimeout(async () => {
          check = checkContent(server);
          await check;
          server.environments.client.hot.send({ type: 'full-reload' });
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

/** Returns the mistakes as Vite shows them. */
async function checkContent({ environments: { ssr } }: ViteDevServer) {
  try {
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite runs no modules.');
    // As after a start: a changed file counts wherever it is imported.
    ssr.moduleGraph.invalidateAll();
    ssr.runner.clearCache();
    let lines = checkFiles(contentFolder, 'example');
    if (lines.length === 0) {
      const { mistakesIn }: Check = await ssr.runner.import('/scripts/content/check.ts');
      lines = await mistakesIn(contentFolder);
    }
    if (lines.length === 0) return undefined;
    return Object.assign(new Error(lines.join('\n')), { stack: '' });
  } catch (error) {
    // For example when a file was deleted during the check; the next change checks again.
    return error as Error;
  }
}
