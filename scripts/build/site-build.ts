import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { contentPath, importTypeScript } from '#scripts/content-folder.mjs';
import type { Build } from '#src/config/offline-copy.ts';
import { bundleReport } from './budgets.ts';
import { stopOn } from './build-environment.ts';
import { type Bundle, filesOfEntry, filesOfModules, modulesOf } from './bundle-files.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { firebaseFile } from './hosts/firebase.ts';
import { headerRules, headersOf } from './hosts/headers.ts';
import { headersFile } from './hosts/headers-file.ts';
import { inlineScript } from './inline-script.ts';
import { licensesText } from './licenses.ts';
import { fillTemplate } from './page-template.ts';
import { attributesAsRules, dividedStyle, withoutUnusedProperties } from './style.ts';
import { offlineFiles } from './worker-list.ts';

type Site = typeof import('./site.tsx');
type Page = Site['pages'][number];
type Content = typeof import('#scripts/content/check.ts');

/** Shipped without being a module: the runtime of the bundle, the base styles. */
const besideModules = ['node_modules/rolldown', 'node_modules/tailwindcss'];

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
      const content: Content = await importTypeScript('scripts/content/check.ts');
      stopOn(content.errors);

      await build(ssr);
      const ssrFolder = join(root, ssr.config.build.outDir);
      site = (await import(pathToFileURL(join(ssrFolder, 'site.js')).href)) as Site;

      const output = await build(client);
      if (!('output' in output)) throw new Error('Vite built several bundles, or none.');
      const bundle: Bundle = output.output;
      const program = site.offline.kept ? 'service-worker' : 'remove';
      const worker = await inlineScript(`scripts/build/worker/${program}.ts`);
      const modules = [...modulesOf(bundle), ...modulesOf([worker]), ...besideModules];
      const licenses = licensesText(modules, root);

      const outDir = client.config.build.outDir;
      const folder = join(root, outDir);
      const write = async (file: string, text: string) => {
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), text);
      };
      const texts = { ...site.textFiles(), 'licenses.txt': licenses };
      for (const [file, text] of Object.entries(texts)) await write(file, text);

      const template = await readFile(join(folder, 'index.html'), 'utf8');
      const style = await takeStyle(folder, bundle);
      const { files, sheet, ...inline } = await pagesOf(site, { bundle, template, style, base });
      for (const [file, text] of Object.entries(files)) await write(file, text);
      console.log(`prerendered ${site.pages.length} pages`);

      const rules = headerRules(contentSecurityPolicy(env, inline), base);
      await write('_headers', headersFile(rules));
      // Only `dist` is deployed.
      if (outDir === 'dist') await writeFile(join(root, 'firebase.json'), firebaseFile(rules));

      const built = bundle.map(({ fileName }) => fileName).filter((file) => !file.endsWith('.css'));
      const kept = await offlineFiles(folder, [...built, sheet], site.offline);
      const known: Build = {
        entry: base + (filesOfEntry(bundle)[0] ?? ''),
        pages: site.offline.pages,
        files: kept.map(({ file, ...listed }) => listed),
      };
      await write('sw.js', `self.build=${JSON.stringify(known)};\n${worker.code}\n`);

      const report = process.env.BUNDLE_REPORT;
      if (report) {
        const headers = headersOf(base, rules);
        const copy = [...kept.map(({ file }) => file), 'sw.js'];
        const costs = bundleReport(site, bundle, { folder, kept: copy, headers });
        await mkdir(dirname(report), { recursive: true });
        await writeFile(report, JSON.stringify(costs, null, 2));
      }
      await rm(ssrFolder, { recursive: true });
    },

    transform(code, id) {
      if (this.environment.name !== 'client') return undefined;
      const values = site?.evaluatedContent[contentName(id, this.environment.config.root) ?? ''];
      const replaced = values ? exportsOf(values) : leanModule(id, code);
      return replaced === undefined ? undefined : { code: replaced, map: null };
    },
  };
}

/** A file of the content as `evaluated-content.ts` names it; undefined for other modules. */
function contentName(id: string, root: string): string | undefined {
  const folder = [contentPath, `${root}/src/content`].find((each) => id.startsWith(`${each}/`));
  return folder && id.slice(folder.length + 1).replace(/\.ts$/, '');
}

function exportsOf(values: Readonly<Record<string, unknown>>): string {
  const exports = Object.entries(values);
  return exports
    .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** What the browser's bundle has in place of a package's module; undefined for most. */
function leanModule(id: string, code: string): string | undefined {
  // It fetches what a chunk imports along with the chunk. Here pages and `app/preloads.ts` name it: 0.5 KB of each page.
  if (id.endsWith('vite/preload-helper.js'))
    return 'export const __vitePreload = (load) => load();';
  // Firebase's heartbeat would keep its database by it; `contact/firestore.ts` has none: 0.9 KB of each message.
  if (id.endsWith('idb/build/index.js')) return 'export const openDB = undefined;';
  // For React before version 18.
  if (id.endsWith('use-sync-external-store/shim/index.js'))
    return "export { useSyncExternalStore } from 'react';";
  // React throws five signals to itself and compares their identity. As an error each would get a stack, for which V8
  // parses all of the script again wherever a tool listens: 75 to 150 ms of each page (docs/decisions/05).
  if (id.endsWith('react-dom-client.production.js'))
    return code.replace(/(?<=Exception = )Error\(formatProdErrorMessage\(\d+\)\)/g, '{}');
  return undefined;
}

/** The site's style sheet, which becomes part of the pages. */
async function takeStyle(folder: string, bundle: Bundle): Promise<string> {
  const sheets = bundle.filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new Error(`The build has ${sheets.length} style sheets.`);
  const file = join(folder, sheet.fileName);
  const style = await readFile(file, 'utf8');
  await rm(file);
  return withoutUnusedProperties(style.trim());
}

interface Parts {
  bundle: Bundle;
  template: string;
  style: string;
  base: string;
}

/**
 * Every page under its two names, and the style sheet that home pages fetch: their own holds what they need first.
 * `scripts` and `styles` are what the pages hold inline, the same in all of a kind.
 */
async function pagesOf(site: Site, { bundle, template, style, base }: Parts) {
  const { code: startScript } = await inlineScript('scripts/build/inline/load-site.ts', base);
  const { code: lockScript } = await inlineScript('scripts/build/inline/lock.ts');
  const [entry, ...imports] = filesOfEntry(bundle).map((file) => base + file);
  const fonts = bundle
    .filter(({ fileName }) => fileName.endsWith('.woff2'))
    .map(
      ({ fileName }) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${base + fileName}">`,
    )
    .join('');
  const home = await render(site, (page) => page.sliderPage !== undefined);
  const other = await render(site, (page) => page.sliderPage === undefined);
  const { first, later } = dividedStyle(style, [startScript, lockScript, ...home.bodies].join(''));
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8);
  const sheet = `assets/app/later-${hash}.css`;
  const styles = { home: first + home.rules, other: style + other.rules };

  const files: Record<string, string> = { [sheet]: later };
  for (const [page, body] of [...home.pages, ...other.pages]) {
    const isHome = page.sliderPage !== undefined;
    const chunks = filesOfModules(bundle, page.modules).map((file) => base + file);
    const data = {
      entry,
      chunks: [...imports, ...chunks].join(' '),
      ...(isHome && { sheet: base + sheet, 'slider-page': String(page.sliderPage) }),
    };
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
    // Without a script for paper only: nothing waits for it.
    const forPaper = `<noscript><link rel="stylesheet" media="print" href="${base + sheet}"></noscript>`;
    const html = fillTemplate(template, {
      path: page.path,
      body,
      head: `${fonts}<style>${isHome ? styles.home : styles.other}</style>${isHome ? forPaper : ''}`,
      after: [
        page.hasLock ? `<script>${lockScript}</script>` : '',
        `<script${attributes.join('')}>${startScript}</script>`,
        page.data,
      ].join(''),
    });
    files[page.file] = html;
    // Hosts differ in which of the two answers `/x` without a redirect (docs/decisions/11).
    files[page.file.replace(/\/index\.html$/, '.html')] = html;
  }
  return { files, sheet, scripts: [startScript, lockScript], styles: Object.values(styles) };
}

/** Some of the pages with their markup, and the rules that stand for its style attributes. */
async function render(site: Site, isMeant: (page: Page) => boolean) {
  const meant = site.pages.filter(isMeant);
  const markup: string[] = [];
  for (const page of meant) markup.push(await site.render(page));
  const { pages: bodies, rules } = attributesAsRules(markup);
  const pages = meant.map((page, index) => [page, bodies[index] ?? ''] as const);
  return { pages, bodies, rules };
}
