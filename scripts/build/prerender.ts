import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown, ViteBuilder } from 'vite';
import { importTypeScript } from '#scripts/import-typescript.mjs';
import { stopOn } from './build-environment.ts';
import { type BundleFile, filesOfEntry, filesOfModules } from './bundle-files.ts';
import { bundleReport } from './bundle-report.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { dividedStyle } from './divided-style.ts';
import { firebaseConfig, headerRules, headersFile, headersOf } from './headers.mjs';
import { inlineScript } from './inline-script.ts';
import { fillTemplate, styleAttributes } from './page-template.ts';
import { withoutUnusedProperties } from './unused-properties.ts';
import { writeServiceWorker } from './worker-list.ts';

type Site = typeof import('./site.tsx');
type Content = typeof import('#scripts/content/check.ts');

/**
 * Builds the site twice, for Node and for the browser, and writes one HTML file per address.
 * The content is checked before. Node's build comes first: it knows the addresses.
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
              rolldownOptions: {
                input: 'scripts/build/site.tsx',
                // Node reads every text anyway; what is fetched apart is the browser's concern.
                checks: { ineffectiveDynamicImport: false },
              },
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
  // Before the bundle, which a file without its tile would stop with a stack trace.
  const content: Content = await importTypeScript('scripts/content/check.ts');
  stopOn(content.errors);
  await builder.build(ssr);
  const root = builder.config.root;
  const ssrFolder = join(root, ssr.config.build.outDir);
  const site = (await import(pathToFileURL(join(ssrFolder, 'site.js')).href)) as Site;

  const output = await builder.build(client);
  if (!('output' in output)) throw new Error('Vite built several bundles, or none.');
  const bundle = output.output;
  const folder = join(root, client.config.build.outDir);
  const { base } = builder.config;
  const inline = await writePages(site, folder, bundle, base);
  const policy = contentSecurityPolicy(builder.config.env, inline);
  const rules = headerRules(policy, base);
  await write(join(folder, '_headers'), headersFile(rules));
  // What is built elsewhere is tried and not deployed.
  if (client.config.build.outDir === 'dist')
    await write(join(root, 'firebase.json'), JSON.stringify(firebaseConfig(rules), null, 2));
  const [entry = ''] = filesOfEntry(bundle);
  const files = bundle.map(({ fileName }) => fileName).filter((file) => !file.endsWith('.css'));
  const kept = await writeServiceWorker(folder, {
    ...site.offline,
    base,
    entry,
    files: [...files, inline.sheet],
  });
  const report = process.env.BUNDLE_REPORT;
  if (report) {
    const sent = { kept, headers: headersOf(base, rules) };
    await write(report, JSON.stringify(reportOf(site, folder, bundle, sent), null, 2));
  }
  await rm(ssrFolder, { recursive: true });
}

/** Returns what the pages hold inline: two scripts, and one of two style sheets. */
async function writePages(site: Site, folder: string, bundle: readonly BundleFile[], base: string) {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const styleRules = styleAttributes();
  const pages: { page: Site['pages'][number]; body: string }[] = [];
  for (const page of site.pages) {
    pages.push({ page, body: styleRules.replaceIn(await site.render(page)) });
  }
  const fonts = bundle
    .map(({ fileName }) => base + fileName)
    .filter((file) => file.endsWith('.woff2'));
  const startScript = await inlineScript('scripts/build/inline/load-site.ts', base);
  const lockScript = await inlineScript('scripts/build/inline/lock.ts');
  const home = pages.filter(({ page }) => page.sliderPage !== undefined);
  const homeMarkup = [startScript, lockScript, ...home.map(({ body }) => body)].join('');
  const whole = await takeStyle(folder, bundle);
  const { first, later } = dividedStyle(whole, homeMarkup);
  const sheet = `assets/app/later-${hashOf(later)}.css`;
  await write(join(folder, sheet), later);
  const styles = {
    home: first + styleRules.rulesOf(homeMarkup),
    other: whole + styleRules.rulesOf(pages.map(({ body }) => body).join('')),
  };
  const [entry, ...imports] = filesOfEntry(bundle);
  if (!entry) throw new Error('The build has no entry.');
  for (const { page, body } of pages) {
    const isHome = page.sliderPage !== undefined;
    const chunks = [...imports, ...filesOfModules(bundle, page.modules)];
    const data = {
      entry: base + entry,
      chunks: chunks.map((file) => base + file).join(' '),
      ...(isHome ? { sheet: base + sheet, 'slider-page': String(page.sliderPage) } : {}),
    };
    const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${value}"`);
    const scripts = [
      page.hasLock ? `<script>${lockScript}</script>` : '',
      `<script${attributes.join('')}>${startScript}</script>`,
    ];
    const after = scripts.join('') + page.data;
    const style = isHome ? styles.home : styles.other;
    // Without a script for paper only: nothing waits for it.
    const noScript = isHome
      ? `<noscript><link rel="stylesheet" media="print" href="${base + sheet}"></noscript>`
      : '';
    const parts = { body, after, noScript, path: page.path, style, fonts };
    const html = fillTemplate(template, parts);
    await write(join(folder, page.file), html);
    // Hosts differ in which of the two answers `/x` without a redirect (docs/decisions/11).
    const twin = page.file.replace(/\/index\.html$/, '.html');
    if (twin !== page.file) await write(join(folder, twin), html);
  }
  const files = site.textFiles();
  for (const [file, text] of Object.entries(files)) await write(join(folder, file), text);
  console.log(`prerendered ${site.pages.length} pages`);
  return { scripts: [startScript, lockScript], styles: [styles.home, styles.other], sheet };
}

/** The site's style sheet, which becomes part of the pages. */
async function takeStyle(folder: string, bundle: readonly BundleFile[]): Promise<string> {
  const sheets = bundle.filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) throw new Error(`The build has ${sheets.length} style sheets.`);
  const file = join(folder, sheet.fileName);
  const style = await readFile(file, 'utf8');
  await rm(file);
  return withoutUnusedProperties(style.trim());
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

function reportOf(
  site: Site,
  folder: string,
  bundle: Rolldown.RolldownOutput['output'],
  rest: Pick<Parameters<typeof bundleReport>[2], 'kept' | 'headers'>,
) {
  const entry = filesOfEntry(bundle);
  const pages = site.pages.map(({ path, source, file, modules, ahead }) => {
    const script = [...entry, ...filesOfModules(bundle, modules)];
    const isNew = (name: string) => !script.includes(name);
    return { path, source, html: file, script, ahead: filesOfModules(bundle, ahead).filter(isNew) };
  });
  return bundleReport(bundle, folder, { ...rest, pages, aheadBudget: site.aheadBudget });
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
