import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { contentFolder } from './content-folder.mjs';
import { stop } from './install.mjs';

const kinds = ['project', 'skill', 'page'];

/**
 * npm run new portfolio: an owner's own content/, begun with a copy of the example. npm run new project NAME (or skill, or
 * page): a folder in it with sample texts, icon and pictures. The site builds with them; npm run check:launch names each
 * until it is replaced.
 */
export function run([kind = '', name = '', ...others]: string[]) {
  if (kind === 'portfolio' && !name) return makePortfolio();
  if (kinds.includes(kind) && name && others.length === 0) return makeEntry(kind, name);
  stop('Say what to make: npm run new portfolio, or npm run new project NAME (or skill, or page).');
}

function makePortfolio() {
  if (existsSync('content')) stop('There is a content already; nothing was changed.');
  const filter = (path: string) => !/^example.art$|\.test\.ts$/.test(path);
  cpSync('example', 'content', { recursive: true, filter });
  console.log(`Made content, which the site is built from now.
1. Put yourself into content/owner.ts, and your texts into the files beside it; npm run dev shows them.
2. Delete the projects and skills of the example; npm run new project NAME (or skill, or page) makes your own.
3. Ask npm run check:launch what is left to do.`);
}

function makeEntry(kind: string, name: string) {
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(name))
    stop(`The name "${name}" must consist of lower-case letters, digits and single hyphens.`);
  if (contentFolder === 'example' && !process.env.CONTENT) stop('First: npm run new portfolio');

  const entries = kinds.flatMap((each) => pathsIn(`${contentFolder}/${each}s`));
  // What a page of the site is called that has no folder: it names a card as well.
  const pages = pathsIn('example/public/assets/open-graph');
  const rival = [...entries, ...pages].find((path) => bare(path) === bare(name));
  if (rival) stop(`The name "${name}" is taken by ${rival}; choose another one.`);

  const orders = entries
    .map((path) => `${path}/${kind}.ts`)
    .filter((file) => existsSync(file))
    .map((file) => Number(/\border: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0));
  const words = name.split('-').map((word) => word.replace(/^./, (first) => first.toUpperCase()));
  const folder = `${contentFolder}/${kind}s/${name}`;
  const text = readFileSync(`scripts/new/${kind}/${kind}.ts`, 'utf8')
    .replaceAll(
      'SLUG',
      words.join('').replace(/^./, (first) => first.toLowerCase()),
    )
    .replaceAll('NAME', name)
    .replaceAll('TITLE', words.join(' '))
    .replace('order: 0', `order: ${Math.max(0, ...orders) + 1}`);
  cpSync(`scripts/new/${kind}`, folder, { recursive: true });
  writeFileSync(`${folder}/${kind}.ts`, text);
  console.log(`Made ${folder} with ${readdirSync(folder).join(', ')}: put your own into it.`);
}

function pathsIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((each) => `${folder}/${each}`) : [];
}

/** What tells names apart: addresses have no hyphens, and not every disk has case. */
function bare(path: string): string {
  return path
    .replace(/^.*\/|\.\w+$/g, '')
    .replaceAll('-', '')
    .toLowerCase();
}
