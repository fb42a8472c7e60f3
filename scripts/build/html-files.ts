import { build } from 'vite';
import { contentAlias } from '#scripts/content-folder.mjs';
import { type Bundle, filesOfChunk, filesOfEntry } from './files-of-chunks.ts';
import { pageTemplate } from './page-template.ts';
import { fontsOf, styleOfPage } from './style-of-page.ts';

type Page = typeof import('./entry-server.tsx').pages[number];

interface ClientBuild {
  bundle: Bundle;
  sheet: { file: string; text: string };
  base: string;
  policyOf: (scripts: readonly string[]) => string;
}

/**
 * HTML of every page, by file; each page but `/` and 404 has two files. Styles and scripts for the
 * first paint are inline, so that it waits for no other file. The policy has the scripts' hashes.
 */
export async function htmlFiles(pages: readonly Page[], client: ClientBuild) {
  const { bundle, sheet, base, policyOf } = client;
  const startScript = await inlineScript('scripts/build/inline/load-script-after-paint.ts', base);
  const lockScript = await inlineScript('scripts/build/inline/lock-before-hydration.ts', base);
  const [entry = '', ...imports] = filesOfEntry(bundle);
  // Without JavaScript only printing needs the whole sheet; `media=print` does not delay the paint.
  const printSheet = `<noscript><link rel="stylesheet" media="print" href="${base + sheet.file}"></noscript>`;
  const files: Record<string, string> = {};
  for (const page of pages) {
    const { path, file, lang, metadata, slide, chunk, hasLock, jsonLd } = page;
    const body = await page.render();
    const inline = hasLock ? [lockScript, startScript] : [startScript];
    const style = styleOfPage(sheet.text, inline.join('') + body);
    const lazyFiles = chunk ? filesOfChunk(bundle, chunk) : [];
    const chunks = [...imports, ...lazyFiles].map((each) => base + each);
    const attributes = [
      `data-entry="${base + entry}"`,
      `data-chunks="${chunks.join(' ')}"`,
      `data-sheet="${base + sheet.file}"`,
      slide === undefined ? '' : `data-initial-slide="${slide}"`,
    ];
    const lock = hasLock ? `<script>${lockScript}</script>` : '';
    const fonts = fontsOf(style, body).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    );
    files[file] = pageTemplate({
      base,
      lang,
      path,
      metadata,
      policy: policyOf(inline),
      style: `${fonts.join('')}<style>${style}</style>${printSheet}`,
      body,
      scripts: `${lock}<script ${attributes.join(' ').trim()}>${startScript}</script>${jsonLd}`,
    });
    // Some hosts serve `x.html` at `/x`, others `x/index.html` (docs/decisions/06).
    files[file.replace(/\/index\.html$/, '.html')] = files[file];
  }
  return files;
}

/** Bundles a script for the HTML. @param input path from the repository's folder */
async function inlineScript(input: string, base: string): Promise<string> {
  const result = await build({
    configFile: false,
    base,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: [contentAlias] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' }, checks: { bundlerTimings: false } },
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`The build of ${input} has no chunk.`);
  if (chunk.code.includes('</script')) throw new Error(`${input} must not contain </script.`);
  return escapeScript(chunk.code.trim());
}

/**
 * Escapes code for a `<script>`, because browsers ignore the end tag after a `<!--<script`
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export function escapeScript(code: string): string {
  return code.replaceAll('<!--', '<\\!--');
}
