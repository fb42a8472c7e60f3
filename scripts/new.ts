import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { siteLanguage } from '#src/config/specification.ts';
import { readArguments } from './arguments.ts';
import { isJunk, namesIn } from './content/junk-files.ts';
import { contentFolder } from './content-folder.mjs';
import { stop } from './stop.mjs';

const kinds = ['project', 'skill', 'page'];

/**
 * npm run new portfolio: an owner's own content/, begun with a copy of the example. npm run new
 * project NAME (or skill, or page): a folder in it with samples; with `-- --lang en` a page is in
 * English. npm run check:launch names each sample until it is replaced.
 */
export function run(args: string[]) {
  const flags = { lang: { type: 'string' } } as const;
  const words = ['portfolio', ...kinds.map((kind) => `${kind} NAME`)];
  const { values, positionals } = readArguments('npm run new', args, flags, ...words);
  // Unless `--` stands before it, npm takes `--lang` away and leaves the language as a third word.
  const [kind = '', name = '', lang = values.lang, ...others] = positionals;
  if (kind === 'portfolio' && !name) return makePortfolio();
  const takesLang = kind === 'page' || lang === undefined;
  if (kinds.includes(kind) && name && takesLang && others.length === 0)
    return makeEntry(kind, name, lang);
  stop(
    'Say what to make: npm run new portfolio, or npm run new project NAME (or skill, or page; one in English with -- --lang en).',
  );
}

function makePortfolio() {
  if (existsSync('content')) stop('There is a content already; nothing was changed.');
  const filter = (path: string) =>
    !/^example.art$|\.test\.ts$/.test(path) && !isJunk(basename(path));
  cpSync('example', 'content', { recursive: true, filter });
  console.log(`Made content, which the site is built from now.
1. Put yourself into content/owner.ts, and your texts into the files beside it; npm run dev shows them.
2. Delete the projects and skills of the example; npm run new project NAME (or skill, or page) makes your own.
3. Ask npm run check:launch what is left to do.`);
}

function makeEntry(kind: string, name: string, lang = siteLanguage) {
  const samples = new Map([
    [siteLanguage, `scripts/new/${kind}`],
    ['en', 'example/pages/english'],
  ]);
  const sample = samples.get(lang);
  if (!sample)
    return stop(`There is no sample in "${lang}"; there are ${[...samples.keys()].join(', ')}.`);
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name))
    stop(`The name "${name}" must consist of lower-case letters, digits and single hyphens.`);
  if (contentFolder === 'example' && !process.env.CONTENT) stop('First: npm run new portfolio');

  const entries = kinds.flatMap((each) => pathsIn(`${contentFolder}/${each}s`));
  // The cards of pages without a folder have names, too.
  const cards = pathsIn('example/public/assets/open-graph');
  const rival = [...entries, ...cards].find((path) => fold(path) === fold(name));
  if (rival) stop(`The name "${name}" is taken by ${rival}; choose another one.`);

  const orders = entries
    .map((path) => `${path}/${kind}.ts`)
    .filter((file) => existsSync(file))
    .map((file) => Number(/\border: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const slug = words.join('').replace(/^./, (letter) => letter.toLowerCase());
  const folder = `${contentFolder}/${kind}s/${name}`;
  const text = readFileSync(`${sample}/${kind}.ts`, 'utf8')
    .replaceAll('SLUG', slug)
    .replaceAll('NAME', name)
    .replaceAll('TITLE', words.join(' '))
    .replace('order: 0', `order: ${Math.max(0, ...orders) + 1}`);
  // No card is copied: it is drawn later, from the new page's texts.
  cpSync(sample, folder, { recursive: true, filter: (path) => !path.endsWith('card.jpg') });
  writeFileSync(`${folder}/${kind}.ts`, text);
  // Content that is older than this file lacks it.
  const locales = `${contentFolder}/texts/locales.ts`;
  if (lang !== siteLanguage && !existsSync(locales)) cpSync('example/texts/locales.ts', locales);
  console.log(`Made ${folder} with ${namesIn(folder).join(', ')}: put your own into it.`);
  if (kind !== 'page') console.log(`Its address, tile.slug, is /${slug}.`);
}

function pathsIn(folder: string): string[] {
  return namesIn(folder).map((each) => `${folder}/${each}`);
}

/** Ignores hyphens, which addresses lack, and case, which some disks lack. */
function fold(path: string): string {
  return path
    .replace(/^.*\/|\.\w+$/g, '')
    .replaceAll('-', '')
    .toLowerCase();
}
