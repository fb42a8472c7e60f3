import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { stopOn } from './environment.ts';
import { inlineScript } from './inline-script.ts';
import { fillTemplate } from './page-template.ts';

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
  const bundle = 'output' in output ? output.output : [];
  await writePages(site, join(root, client.config.build.outDir), bundle);
  await rm(ssrFolder, { recursive: true });
}

async function writePages(site: Site, folder: string, bundle: readonly BundleFile[]) {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const style = await takeStyle(folder, bundle);
  const fonts = bundle.map(({ fileName }) => fileName).filter((file) => file.endsWith('.woff2'));
  const startScript = await inlineScript('src/prerender/inline/start.ts');
  const lockScript = await inlineScript('src/prerender/inline/lock.ts');
  const entry = bundle.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build has no entry.');
  for (const page of site.pages) {
    const { body, noScript } = await site.render(page);
    const chunks = [...entry.imports, ...(page.chunk ? filesOfChunk(bundle, page.chunk) : [])];
    const data = {
      entry: `/${entry.fileName}`,
      chunks: chunks.map((file) => `/${file}`).join(' '),
      'slider-page': String(page.sliderPage),
    };
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
    const scripts = [
      page.hasLock ? `<script>${lockScript}</script>` : '',
      `<script${attributes.join('')}>${startScript}</script>`,
    ];
    const after = scripts.join('') + noScript;
    await write(
      join(folder, page.file),
      fillTemplate(template, { body, after, path: page.path, style, fonts }),
    );
  }
  for (const [file, text] of Object.entries(site.textFiles)) await write(join(folder, file), text);
  console.log(`prerendered ${site.pages.length} pages`);
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

type BundleFile = Rolldown.RolldownOutput['output'][number];

/** The files that the chunk of a module needs, beyond those that every page loads. */
function filesOfChunk(bundle: readonly BundleFile[], id: string): string[] {
  const chunks = bundle.filter((file) => file.type === 'chunk');
  const start = chunks.find((chunk) => chunk.name === id);
  if (!start) throw new Error(`The build has no chunk ${id}.`);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  return [start.fileName, ...start.imports].filter((file) => !known.has(file));
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
