import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { checkFiles } from '#scripts/content/check-files.ts';
import { contentFolder } from '#scripts/content-folder.mjs';
import { stop, stopOn } from '#scripts/stop.mjs';
import { buildNotes } from './build-notes.ts';
import { dataModules } from './data-modules.ts';
import { isReplaceable, putInPlace } from './put-in-place.ts';
import { writeSite } from './write-site.ts';

type Check = typeof import('#scripts/content/check.ts');
type Site = typeof import('./entry-server.tsx');

/**
 * Builds the site for Node, which renders its pages, and for the browser, and writes what a host
 * serves. It builds into a folder of its own and puts that into place at the end: a build that fails
 * leaves the last one as it was.
 */
export function siteBuild(): Plugin[] {
  const draft = `.cache/build-${process.pid}`;
  /** The folder for the finished site, absolute or from the repository's. */
  let outDir = '';
  let site: Site | undefined;
  const bundles: Plugin = {
    name: 'site-build',
    apply: 'build',
    // Node's bundle computes values that the browser's contains.
    sharedDuringBuild: true,

    config({ build }) {
      outDir = build?.outDir ?? 'dist';
      return {
        build: { outDir: join(draft, 'site'), emptyOutDir: true },
        builder: {},
        environments: {
          ssr: {
            build: {
              outDir: join(draft, 'ssr'),
              copyPublicDir: false,
              rolldownOptions: {
                input: ['scripts/build/entry-server.tsx', 'scripts/content/check.ts'],
                // The check imports each file of the content on its own, the pages all of them.
                checks: { ineffectiveDynamicImport: false },
              },
            },
          },
        },
      };
    },

    async buildApp({ build, config: { root }, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('Vite has no client or no ssr environment.');
      const place = resolve(root, outDir);
      if (!isReplaceable(place))
        stop(`OUT_DIR must be a folder that is empty or holds a former build, but is "${outDir}".`);
      // `stopOn` ends the process.
      process.once('exit', () => rmSync(join(root, draft), { recursive: true, force: true }));
      stopOn(checkFiles(contentFolder, 'example'));

      // The message of a file that is no TypeScript has its line; Vite would add its own stack.
      await build(ssr).catch(({ message }: Error) => stop(message));
      const ssrFolder = join(root, ssr.config.build.outDir);
      const load = (file: string) => import(pathToFileURL(join(ssrFolder, file)).href);
      const { mistakesIn }: Check = await load('check.js');
      stopOn(await mistakesIn(contentFolder));
      // Not before: pages of wrong content fail by a stack trace.
      site = (await load('entry-server.js')) as Site;

      const output = await build(client);
      if (!('output' in output)) throw new Error('Vite built several bundles, or none.');
      await writeSite(site, output.output, client.config);
      await putInPlace(join(root, draft, 'site'), place);
      rmSync(join(root, draft), { recursive: true });
      console.log(`prerendered ${site.pages.length} pages into ${outDir}`);
      for (const note of buildNotes({ ...site, env: client.config.env })) console.log(note);
    },
  };
  return [bundles, dataModules(() => site?.data)];
}
