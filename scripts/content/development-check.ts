import { isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { contentFolder, contentPath } from '../content-folder.mjs';
import { checkFiles } from './check-files.ts';

/** Time from the last change to the check, ms. A copied folder causes many changes. */
const debounce = 50;

const isContent = (file: string) => normalizePath(file).startsWith(`${contentPath}/`);

/** Shows issues of the content in Vite's overlay on every page of the development server. */
export function contentCheck(): Plugin {
  let issues: ReturnType<typeof findIssues>;
  return {
    name: 'content-check',
    apply: 'serve',
    configureServer(server) {
      issues = findIssues(server);
      let timer: NodeJS.Timeout;
      server.watcher.on('all', (_, file) => {
        if (!isContent(file)) return;
        clearTimeout(timer);
        timer = setTimeout(async () => {
          issues = findIssues(server);
          await issues;
          server.environments.client.hot.send({ type: 'full-reload' });
        }, debounce);
      });
    },
    // Only the reload above, because a hot update would keep two copies of some modules.
    hotUpdate: ({ file }) => (isContent(file) ? [] : undefined),
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const error = await issues;
        if (error) throw error;
      },
    },
  };
}

/** Returns the issues as an error for Vite's overlay; undefined for valid content. */
async function findIssues({ environments: { ssr } }: ViteDevServer) {
  try {
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment cannot run modules.');
    // Any module may import a changed file.
    ssr.moduleGraph.invalidateAll();
    ssr.runner.clearCache();
    let lines = checkFiles(contentFolder, 'example');
    if (lines.length === 0) {
      const { contentIssues } = await ssr.runner.import<typeof import('./check.ts')>(
        '/scripts/content/check.ts',
      );
      lines = await contentIssues(contentFolder);
    }
    if (lines.length === 0) return undefined;
    return Object.assign(new Error(lines.join('\n')), { stack: '' });
  } catch (error) {
    // For example, a file was deleted during the check. The next change starts another check.
    return error as Error;
  }
}
