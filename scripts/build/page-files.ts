import { createHash } from 'node:crypto';
import { build } from 'vite';
import { contentAlias } from '#scripts/content-folder.mjs';
import { dividedStyle, fontsOf } from './divided-style.ts';
import { type Bundle, filesOfChunk, filesOfEntry } from './files-of-chunks.ts';
import { pageTemplate } from './page-template.ts';

type Page = typeof import('./entry-server.tsx').pages[number];

interface Built {
  bundle: Bundle;
  /** The site's style sheet. */
  style: string;
  base: string;
  policyOf: (scripts: readonly string[]) => string;
}

/**
 * Every page under two file names, and the style sheet that home pages load later. Scripts and styles
 * are inline, so that the first paint waits for no other file; each page's policy has the hashes of
 * its scripts.
 */
export async function pageFiles(pages: readonly Page[], built: Built) {
  const { bundle, style, base, policyOf } = built;
  const startScript = await inlineScript('scripts/build/inline/load-script-after-paint.ts', base);
  const lockScript = await inlineScript('scripts/build/inline/lock-before-hydration.ts', base);
  const home = await render(pages.filter(({ slide }) => slide !== undefined));
  const other = await render(pages.filter(({ slide }) => slide === undefined));
  const { first, later } = dividedStyle(style, startScript + lockScript + home.bodies.join(''));
  const hash = createHash('sha256').update(later).digest('base64url').slice(0, 8);
  const sheet = `assets/app/later-${hash}.css`;
  const kinds = [
    { ...home, style: first },
    { ...other, style },
  ];

  const [entry = '', ...imports] = filesOfEntry(bundle);
  // Without JavaScript, the second sheet is needed for printing only; `media=print` keeps it from
  // delaying the first paint.
  const paper = `<noscript><link rel="stylesheet" media="print" href="${base + sheet}"></noscript>`;
  const files: Record<string, string> = { [sheet]: later };
  for (const { pages, bodies, style } of kinds) {
    for (const [index, page] of pages.entries()) {
      const { path, file, lang, metadata, slide, chunk, hasLock, data } = page;
      const isHome = slide !== undefined;
      const body = bodies[index] ?? '';
      const own = chunk ? filesOfChunk(bundle, chunk) : [];
      const chunks = [...imports, ...own].map((each) => base + each);
      const slider = `data-sheet="${base + sheet}" data-first-slide="${slide}"`;
      const attributes = `data-entry="${base + entry}" data-chunks="${chunks.join(' ')}"`;
      const start = `<script ${attributes}${isHome ? ` ${slider}` : ''}>${startScript}</script>`;
      const lock = hasLock ? `<script>${lockScript}</script>` : '';
      const fonts = fontsOf(style, body).map(
        (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
      );
      files[file] = pageTemplate({
        base,
        lang,
        path,
        metadata,
        policy: policyOf(hasLock ? [lockScript, startScript] : [startScript]),
        style: `${fonts.join('')}<style>${style}</style>${isHome ? paper : ''}`,
        body,
        scripts: lock + start + data,
      });
      // Hosts differ in which of the two answers `/x` without a redirect (docs/decisions/09).
      files[file.replace(/\/index\.html$/, '.html')] = files[file];
    }
  }
  return files;
}

/** Bundles a small script that becomes part of the HTML. */
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
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${input} makes no script.`);
  if (chunk.code.includes('</script')) throw new Error(`${input} would end its own tag.`);
  return scriptText(chunk.code.trim());
}

/**
 * Code as the text of an element: after `<!--<script` in a string browsers ignore the end tag
 * (https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements).
 */
export function scriptText(code: string): string {
  return code.replaceAll('<!--', '<\\!--');
}

async function render(pages: readonly Page[]) {
  const bodies: string[] = [];
  for (const page of pages) bodies.push(await page.render());
  return { pages, bodies };
}
