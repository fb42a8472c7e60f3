import { createHash } from 'node:crypto';
import { build } from 'vite';
import { contentAlias } from '#scripts/content-folder.mjs';
import { dividedStyle, fontsOf } from './divided-style.ts';
import { type Bundle, filesOfChunk, filesOfEntry } from './files-of-chunks.ts';

type Page = typeof import('./entry-server.tsx').pages[number];

interface Built {
  bundle: Bundle;
  /** `index.html` as Vite writes it. */
  template: string;
  style: string;
  base: string;
  policyOf: (scripts: readonly string[]) => string;
}

/** Tags that React renders at the front, because `<html>` is not part of its tree. */
export const leadingHeadTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

/** Vite's tags for the style sheet and the script. */
const fetchedParts =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^>]*>)/g;

/**
 * Every page under two file names, and the style sheet that home pages load later. Scripts and styles
 * are inline, so that the first paint waits for no other file; each page's policy has the hashes of
 * its scripts.
 */
export async function pageFiles(pages: readonly Page[], built: Built) {
  const { bundle, template, style, base, policyOf } = built;
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
    for (const [index, { path, file, lang, slide, chunk, hasLock, data }] of pages.entries()) {
      const isHome = slide !== undefined;
      const body = bodies[index] ?? '';
      const [metadata = ''] = leadingHeadTags.exec(body) ?? [];
      const own = chunk ? filesOfChunk(bundle, chunk) : [];
      const chunks = [...imports, ...own].map((each) => base + each);
      const slider = `data-sheet="${base + sheet}" data-first-slide="${slide}"`;
      const attributes = `data-entry="${base + entry}" data-chunks="${chunks.join(' ')}"`;
      const start = `<script ${attributes}${isHome ? ` ${slider}` : ''}>${startScript}</script>`;
      const lock = hasLock ? `<script>${lockScript}</script>` : '';
      const scripts = hasLock ? [lockScript, startScript] : [startScript];
      const policy = policyOf(scripts);
      const fonts = fontsOf(style, body).map(
        (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
      );
      const head = `${fonts.join('')}<style>${style}</style>${isHome ? paper : ''}`;
      // Functions, because `$&` in a text would be read as a pattern.
      files[file] = template
        .replace(fetchedParts, '')
        .replace('<html lang="de">', `<html lang="${lang}">`)
        .replace('content="de_DE"', `content="${networkLocale(lang)}"`)
        .replace('<!--policy-->', `<meta http-equiv="Content-Security-Policy" content="${policy}">`)
        .replace('<!--head-->', () => metadata + head)
        .replace('<!--app-->', () => body.slice(metadata.length))
        .replace('<!--after-->', () => lock + start + data)
        .replace('<div id="root" ', `<div id="root" data-path="${path}" `);
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

/** A language as social networks name it, with the likeliest country: `en_US`. */
function networkLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}

async function render(pages: readonly Page[]) {
  const bodies: string[] = [];
  for (const page of pages) bodies.push(await page.render());
  return { pages, bodies };
}
