import { join } from 'node:path';
import { type ErrorPayload, normalizePath, type Plugin } from 'vite';
import { contentPath, importTypeScript } from '../content-folder.mjs';
import { root } from '../install.mjs';

/** Stands in for every page, so that no other error covers the mistakes. */
const emptyPage = '<!doctype html><html lang="en"><title>The content has mistakes</title></html>';

/** How long the content must be left alone before it is checked again, in ms: a copied folder is many changes. */
const quiet = 50;

/**
 * Development: while the content has mistakes, every page shows all of them in Vite's overlay and the terminal too;
 * mended, it comes again.
 */
export function contentCheck(): Plugin {
  let check: Promise<string[]>;
  return {
    name: 'content-check',
    apply: 'serve',
    configureServer({ config, environments, watcher }) {
      const { hot } = environments.client;
      check = contentErrors(config.logger.error);
      hot.on('vite:client:connect', async (_, client) => {
        const errors = await check;
        if (errors.length > 0) client.send(overlay(errors));
      });
      let timer: NodeJS.Timeout;
      watcher.on('all', (_, file) => {
        if (!normalizePath(file).startsWith(`${contentPath}/`)) return;
        clearTimeout(timer);
        timer = setTimeout(async () => {
          const before = check;
          check = contentErrors(config.logger.error);
          const all = [...(await before), ...(await check)];
          if (all.length > 0) hot.send({ type: 'full-reload' });
        }, quiet);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => ((await check).length > 0 ? emptyPage : html),
    },
  };
}

/** Evaluates the content again and returns its mistakes. */
async function contentErrors(tell: (line: string) => void): Promise<string[]> {
  const { errors } = await importTypeScript('scripts/content/check.ts').catch((reason) => ({
    // A file that is gone since its folder was read; the next change says so.
    errors: [String(reason)],
  }));
  for (const line of errors) tell(line);
  return errors;
}

function overlay(errors: readonly string[]): ErrorPayload {
  const [, file = '', line] = /^([^:\s]+)(?::(\d+):)?/.exec(errors[0] ?? '') ?? [];
  const id = join(root, file);
  const loc = line ? { loc: { file: id, line: Number(line), column: 1 } } : {};
  return { type: 'error', err: { message: errors.join('\n'), stack: '', id, ...loc } };
}
