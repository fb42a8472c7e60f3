import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { bundleReport } from './bundle-report.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { stopOn } from './environment.ts';
import { headerRules, headersFile } from './headers.mjs';
import { inlineScript } from './inline-script.ts';
import { fillTemplate, styleAttributes } from './page-template.ts';
import { writeRemoval, writeServiceWorker } from './service-worker.ts';

type Site = typeof import('#src/prerender/prerender.tsx');

/**
 * Builds the site twice, for Node and for the browser, and writes one HTML file per address.
 * Node's build comes first: it knows the addresses, and a collision among them stops everything.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config(config) {
      const outDir = join('.cache/prerender', config.build?.outDir ?? 'dist');
      return {
        builder: { buildApp },
        environments: {
          ssr: {
            build: {
              outDir,
              emptyOutDir: true,
              copyPublicDir: false,
              rolldownOptions: { input: 'src/prerender/prerender.tsx' },
            },
          },
        },
      };
    },
  };
}

async function buildApp(builder: ViteBuilder) {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('Vite has no client or no ssr environment.');
  await builder.build(ssr);
  const root = builder.config.root;
  const ssrFolder = join(root, ssr.config.build.outDir);
  const site = (await import(pathToFileURL(join(ssrFolder, 'prerender.js')).href)) as Site;
  stopOn(site.errors);

  const output = await builder.build(client);
  if (!('output' in output)) throw new Error('Vite built several bundles, or none.');
  const bundle = output.output;
  const folder = join(root, client.config.build.outDir);
  const inline = await writePages(site, folder, bundle);
  const policy = contentSecurityPolicy(builder.config.env, inline);
  await write(join(folder, '_headers'), headersFile(headerRules(policy)));
  const kept = await writeOfflineCopy(site, folder, bundle);
  const report = process.env.BUNDLE_REPORT;
  if (report) await write(report, JSON.stringify(reportOf(site, folder, bundle, kept), null, 2));
  await rm(ssrFolder, { recursive: true });
}

/** Returns what the pages hold inline, which is the same on all of them. */
async function writePages(site: Site, folder: string, bundle: readonly BundleFile[]) {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const styleRules = styleAttributes();
  const pages: { page: Site['pages'][number]; body: string }[] = [];
  for (const page of site.pages) {
    pages.push({ page, body: styleRules.replaceIn(await site.render(page)) });
  }
  const style = (await takeStyle(folder, bundle)) + styleRules.rules();
  const fonts = bundle.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2'));
  const startScript = await inlineScript('src/prerender/inline/start.ts');
  const lockScript = await inlineScript('src/prerender/inline/lock.ts');
  const [entry, ...imports] = filesOfEntry(bundle);
  if (!entry) throw new Error('The build has no entry.');
  for (const { page, body } of pages) {
    const chunks = [...imports, ...filesOfModules(bundle, page.modules)];
    const data = {
      entry: `/${entry}`,
      chunks: chunks.map((file) => `/${file}`).join(' '),
      'slider-page': String(page.sliderPage),
    };
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
    const scripts = [
      page.hasLock ? `<script>${lockScript}</script>` : '',
      `<script${attributes.join('')}>${startScript}</script>`,
    ];
    const after = scripts.join('');
    const noScript = page.sliderPage
      ? `<noscript><style>${site.noScriptStyle}</style></noscript>`
      : '';
    await write(
      join(folder, page.file),
      fillTemplate(template, { body, after, noScript, path: page.path, style, fonts }),
    );
  }
  for (const [file, text] of Object.entries(site.textFiles)) await write(join(folder, file), text);
  console.log(`prerendered ${site.pages.length} pages`);
  return { scripts: [startScript, lockScript], styles: [style, site.noScriptStyle] };
}

/** Returns the files that a visit leaves in the browser for the next one. */
async function writeOfflineCopy(site: Site, folder: string, bundle: readonly BundleFile[]) {
  if (!site.offlineCopy) {
    await writeRemoval(folder);
    return [];
  }
  const [entry = ''] = filesOfEntry(bundle);
  const fonts = bundle.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2'));
  const chunks = chunksOf(bundle);
  // Not what only another configuration needs: nothing names App Check's file where it is off.
  const isNamed = (file: string) => chunks.some(({ code }) => code.includes(basename(file)));
  const scripts = [entry, ...chunks.map(({ fileName }) => fileName).filter(isNamed)];
  const hashed = [...new Set(scripts), ...fonts];
  // Without them the home screen would be full of gaps. Photos are kept as they are seen.
  const fixed = site.ownPictures ? await drawingsIn(folder) : [];
  await writeServiceWorker(folder, { entry, hashed, fixed, shell: site.shell });
  return [...hashed, ...fixed, site.shell.file, 'sw.js'];
}

async function drawingsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'assets'), { recursive: true });
  const names = files.map((file) => `assets/${file.replaceAll('\\', '/')}`);
  return names.filter((file) => file.endsWith('.svg')).sort();
}

/** The site's style sheet, which becomes part of each page; nothing fetches its file. */
async function takeStyle(folder: string, bundle: readonly BundleFile[]): Promise<string> {
  const sheets = bundle.filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new Error(`The build has ${sheets.length} style sheets.`);
  const file = join(folder, sheet.fileName);
  const style = await readFile(file, 'utf8');
  await rm(file);
  return style.trim();
}

function reportOf(
  site: Site,
  folder: string,
  bundle: Rolldown.RolldownOutput['output'],
  kept: readonly string[],
) {
  const entry = filesOfEntry(bundle);
  const pages = site.pages.map(({ path, file, modules, ahead }) => {
    const script = [...entry, ...filesOfModules(bundle, modules)];
    const isNew = (name: string) => !script.includes(name);
    return { path, html: file, script, ahead: filesOfModules(bundle, ahead).filter(isNew) };
  });
  return bundleReport(bundle, folder, { pages, kept, aheadBudget: site.aheadBudget });
}

type BundleFile = Rolldown.RolldownOutput['output'][number];

/** The files that modules which are imported on their own need, beyond those that every page loads. */
function filesOfModules(bundle: readonly BundleFile[], modules: readonly string[]): string[] {
  const chunks = chunksOf(bundle);
  const known = new Set(filesOfEntry(bundle));
  const files = modules.map((module) => {
    const start = chunks.find(({ facadeModuleId: id }) =>
      id?.replace(/\.tsx?$/, '').endsWith(`/${module}`),
    );
    if (!start) throw new Error(`The build has no chunk of its own for ${module}.`);
    return start.fileName;
  });
  return withImports(chunks, files).filter((file) => !known.has(file));
}

/** The scripts that every page loads. */
function filesOfEntry(bundle: readonly BundleFile[]): string[] {
  const chunks = chunksOf(bundle);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  return withImports(chunks, entries);
}

/** The files with all that they import statically, each once. */
function withImports(chunks: readonly Rolldown.OutputChunk[], files: readonly string[]): string[] {
  const found = new Set<string>(files);
  // A set also visits what is added meanwhile.
  for (const file of found) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      found.add(imported);
  }
  return [...found];
}

function chunksOf(bundle: readonly BundleFile[]): Rolldown.OutputChunk[] {
  return bundle.filter((file) => file.type === 'chunk');
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
