import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { checkFiles } from '#scripts/content/check-files.ts';
import { contentFolder } from '#scripts/content-folder.mjs';
import { stop, stopOn } from '#scripts/stop.mjs';
import { dataModules } from './data-modules.ts';
import { writeSite } from './write-site.ts';

type Check = typeof import('#scripts/content/check.ts');
type Notes = typeof import('./build-notes.ts');
type Site = typeof import('./entry-server.tsx');

/**
 * Builds the server bundle, builds the client bundle, and writes the site. Node runs the server
 * bundle to check the content and to render the pages. Invalid content stops the build before the
 * output folder is emptied, a conflict with `public` after the folder is emptied.
 */
export function siteBuild(): Plugin[] {
  const serverBundle = `.cache/build-${process.pid}`;
  let site: Site | undefined;
  const bundles: Plugin = {
    name: 'site-build',
    apply: 'build',
    // One instance for both bundles, because the server bundle computes the client bundle's values.
    sharedDuringBuild: true,

    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: serverBundle,
            copyPublicDir: false,
            rolldownOptions: {
              input: [
                'scripts/content/check.ts',
                'scripts/build/entry-server.tsx',
                'scripts/build/build-notes.ts',
              ],
              // `check.ts` imports content dynamically, the other inputs import it statically.
              checks: { ineffectiveDynamicImport: false },
            },
          },
        },
      },
    }),

    async buildApp({ build, config: { root }, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('Vite has no client or ssr environment.');
      // At `exit`, not in `finally`, because `stopOn` ends the process.
      process.once('exit', () =>
        rmSync(join(root, serverBundle), { recursive: true, force: true }),
      );
      stopOn(checkFiles(contentFolder, 'example'));

      // The message of a syntax error names the line; Vite would add a stack trace.
      await build(ssr).catch(({ message }: Error) => stop(message));
      const load = (file: string) => import(pathToFileURL(join(root, serverBundle, file)).href);
      const { contentIssues }: Check = await load('check.js');
      stopOn(await contentIssues(contentFolder));
      // After the check, because invalid content would throw here.
      site = (await load('entry-server.js')) as Site;

      const output = await build(client);
      if (!('output' in output)) throw new Error('Expected one bundle from Vite.');
      await writeSite(site, output.output, client.config);
      console.log(`prerendered ${site.pages.length} pages into ${client.config.build.outDir}`);
      const { buildNotes }: Notes = await load('build-notes.js');
      const { owner, hasForm } = site;
      const { env } = client.config;
      for (const note of buildNotes({ owner, hasForm, env, folder: contentFolder }))
        console.log(note);
    },
  };
  return [bundles, dataModules(() => site?.evaluatedModules)];
}
