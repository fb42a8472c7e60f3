import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { importTypeScript } from '#scripts/content-folder.mjs';
import type { Build } from '#src/config/offline-copy.ts';
import { bundleReport } from './budgets.ts';
import { stopOn } from './build-environment.ts';
import { type Bundle, filesOfEntry } from './bundle-files.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { firebaseFile } from './hosts/firebase.ts';
import { headerRules, headersOf } from './hosts/headers.ts';
import { headersFile } from './hosts/headers-file.ts';
import { inlineScript } from './inline-script.ts';
import { licensesText, shippedModules } from './licenses.ts';
import { pageFiles } from './page-files.ts';
import { withoutUnusedProperties } from './style.ts';
import { offlineFiles } from './worker-list.ts';

type Site = typeof import('./site.tsx');
type Content = typeof import('#scripts/content/checked.ts');

/** What the browser's bundle has in place of modules of packages, by the ends of their paths. */
const leanModules: Record<string, (code: string) => string> = {
  // It fetches what a chunk imports along with the chunk. Here pages and `app/preloads.ts` name it: 0.5 KB of each page.
  'vite/preload-helper.js': () => 'export const __vitePreload = (load) => load();',
  // Firebase's heartbeat would keep its database by it; `contact/firestore.ts` has none: 0.9 KB of each message.
  'idb/build/index.js': () => 'export const openDB = undefined;',
  // For React before version 18.
  'use-sync-external-store/shim/index.js': () => "export { useSyncExternalStore } from 'react';",
  // React throws five signals to itself and compares their identity. As an error each would get a stack, for which V8
  // parses all of the script again wherever a tool listens: 75 to 150 ms of each page (docs/decisions/05).
  'react-dom-client.production.js': (code) =>
    code.replace(/(?<=Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, '{}'),
};

/** Builds the site for Node, which renders its pages, and for the browser, and writes what a host serves. */
export function siteBuild(): Plugin {
  let site: Site | undefined;
  return {
    name: 'site-build',
    apply: 'build',
    enforce: 'pre',
    // Node's bundle computes values that the browser's contains.
    sharedDuringBuild: true,

    config: ({ build }) => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: join('.cache/prerender', build?.outDir ?? 'dist'),
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: 'scripts/build/site.tsx',
              // Node imports every text statically; only the browser's bundle is split.
              checks: { ineffectiveDynamicImport: false },
            },
          },
        },
      },
    }),

    async buildApp({ build, config: { root, base, env }, environments: { client, ssr } }) {
      if (!client || !ssr) throw new Error('Vite has no client or no ssr environment.');
      // Before the bundle, which a file without its tile would stop with a stack trace.
      const content: Content = await importTypeScript('scripts/content/checked.ts');
      stopOn(content.errors);

      await build(ssr);
      const ssrFolder = join(root, ssr.config.build.outDir);
      site = (await import(pathToFileURL(join(ssrFolder, 'site.js')).href)) as Site;
      const { pages, offline } = site;

      const output = await build(client);
      if (!('output' in output)) throw new Error('Vite built several bundles, or none.');
      const bundle: Bundle = output.output;
      const sheet = assetOf(bundle, '.css');
      const { files, ...inline } = await pageFiles(pages, {
        bundle,
        template: assetOf(bundle, 'index.html').text,
        style: withoutUnusedProperties(sheet.text.trim()),
        base,
      });
      const rules = headerRules(contentSecurityPolicy(env, inline), base);

      const outDir = client.config.build.outDir;
      const folder = join(root, outDir);
      const write = async (texts: Record<string, string>) => {
        for (const [file, text] of Object.entries(texts)) {
          await mkdir(dirname(join(folder, file)), { recursive: true });
          await writeFile(join(folder, file), text);
        }
      };
      const program = offline.kept ? 'service-worker' : 'remove';
      const worker = await inlineScript(`scripts/build/worker/${program}.ts`);
      const licenses = licensesText(shippedModules([...bundle, worker]), root);
      const texts = { ...site.textFiles(), 'licenses.txt': licenses, _headers: headersFile(rules) };
      // The pages hold the style sheet.
      await rm(join(folder, sheet.file));
      await write({ ...files, ...texts });
      console.log(`prerendered ${pages.length} pages`);
      // Only `dist` is deployed.
      if (outDir === 'dist') await writeFile(join(root, 'firebase.json'), firebaseFile(rules));

      const kept = await offlineFiles(folder, offline);
      const known: Build = {
        entry: base + (filesOfEntry(bundle)[0] ?? ''),
        pages: offline.pages,
        files: kept.map(({ file, ...listed }) => listed),
      };
      await write({ 'sw.js': `self.build=${JSON.stringify(known)};\n${worker.code}\n` });

      const report = process.env.BUNDLE_REPORT;
      if (report) {
        const copy = [...kept.map(({ file }) => file), 'sw.js'];
        const headers = headersOf(base, rules);
        const costs = bundleReport({ folder, bundle, pages, copy, headers });
        await mkdir(dirname(report), { recursive: true });
        await writeFile(report, JSON.stringify(costs, null, 2));
      }
      await rm(ssrFolder, { recursive: true });
    },

    transform(code, id) {
      const { name, config } = this.environment;
      if (name !== 'client') return undefined;
      const values = site?.evaluatedContent[id.slice(config.root.length)];
      const lean = Object.keys(leanModules).find((end) => id.endsWith(end)) ?? '';
      const replaced = values ?? leanModules[lean]?.(code);
      return replaced === undefined ? undefined : { code: replaced, map: null };
    },
  };
}

/** The bundle's one file whose name ends so. */
function assetOf(bundle: Bundle, end: string): { file: string; text: string } {
  const [asset, ...others] = bundle.filter(({ fileName }) => fileName.endsWith(end));
  if (asset?.type !== 'asset' || others.length > 0)
    throw new Error(`The build has none or several ${end}.`);
  return { file: asset.fileName, text: String(asset.source) };
}
