import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { segment } from '#scripts/schema/schema-parts.ts';
import { tileImage } from '#src/content/content-path-parts.ts';
import type { Finding } from './finding.ts';
import { isJunk } from './junk-files.ts';

/** Matches files of the example that differ between owners, or may be missing. */
const ownAffair = /^(art|projects|skills|pages)\/|\.test\.ts$/;
const optional = ['art', 'projects', 'skills', 'pages', 'texts/locales.ts'];

const picture = /\.(svg|jpg|png|avif|webp)$/;
/** Matches pictures that are published with the text in the same folder. */
const published =
  /^(project|skill|page)s\/[^/]+\/(card\.jpg|icon-[\w-]+\.svg|tile\.\w+|pictures\/[^/]+)$/;
/** Most bytes of an image behind a tile's icon. */
const tileImageLimit = 100_000;
const script = /<script|\son\w+\s*=|javascript:/i;

/**
 * Finds files of the content that are missing, lead elsewhere or have a forbidden name or script.
 * @param name of the content's folder in these findings
 */
export function checkFilesAndFolders(folder: string, example: string, name: string): Finding[] {
  const findings: Finding[] = [];
  const add = (path: string, text: string, isMissing = false) =>
    findings.push({ file: join(name, path).replaceAll('\\', '/'), field: '', text, isMissing });
  const addIfHeavy = (path: string, bytes: number) => {
    if (bytes <= tileImageLimit) return;
    const limit = `${tileImageLimit / 1000} KB at most, because it loads with the home screen`;
    add(path, `must have ${limit}, but has ${Math.ceil(bytes / 1000)}.`);
  };
  const entries = entriesIn(folder);
  if (entries.length === 0) {
    add('', 'is empty; delete it, and npm run new portfolio makes it from the example.');
    return findings;
  }

  const missing: string[] = [];
  for (const path of entriesIn(example)) {
    // Only the missing folder is reported, without its files.
    if (ownAffair.test(path) || missing.some((parent) => path.startsWith(`${parent}/`))) continue;
    const [kind, expected] = [kindOf(folder, path), kindOf(example, path)];
    if (kind === expected || (kind === 'nothing' && optional.includes(path))) continue;
    missing.push(path);
    if (kind !== 'nothing') add(path, `must be ${expected}, but is ${kind}.`);
    else add(path, `is missing; example/${path} is what it should look like.`, true);
  }

  for (const path of entries) {
    const file = join(folder, path);
    // A Mac stores ë as two signs, which links, git and hosts take for another name.
    if (path !== path.normalize('NFC')) {
      const plain = basename(path).normalize('NFD').replace(/\p{M}/gu, '');
      add(path, `must have a name that every system stores alike, such as ${plain}.`);
    }
    const target = existsSync(file) ? realpathSync(file) : '';
    if (!target.startsWith(realpathSync(folder) + sep))
      add(path, `must lie in ${name}, but is a link to something outside of it.`, true);
    else if (kindOf(folder, path) === 'a folder') {
      if (published.test(path)) add(path, 'must be a file, but is a folder.');
    } else if (picture.test(path) && statSync(file).size === 0) add(path, 'is empty.');
    else if (published.test(path) && tileImage.test(basename(path)))
      addIfHeavy(path, statSync(file).size);
    else if (path.endsWith('.svg')) {
      const drawing = readFileSync(file, 'utf8');
      if (!drawing.includes('<svg')) add(path, 'must be a drawing, but has no <svg> in it.');
      if (script.test(drawing)) add(path, 'must be a drawing alone, but has a script in it.');
    }
  }

  // A folder's name becomes its address, icon and card, so no two may share it.
  const cards = entries.filter((path) => /^public\/assets\/open-graph\/[^/]+$/.test(path));
  const takers = new Map(cards.map((card) => [card.replace(/^.*\/|\.\w+$/g, ''), card]));
  for (const path of entries) {
    const [, kind, own] = /^(project|skill|page)s\/([^/]+)$/.exec(path) ?? [];
    if (!own) continue;
    if (kindOf(folder, path) !== 'a folder') {
      add(path, `must be a folder, but is ${kindOf(folder, path)}.`);
      continue;
    }
    const taker = takers.get(own.toLowerCase());
    takers.set(own.toLowerCase(), path);
    if (!segment.test(own)) add(path, 'must have a name of letters, digits, - and _ only.');
    if (taker) add(path, `must have a name of its own, but ${name}/${taker} has it.`);
    for (const file of kind === 'page' ? ['page.ts'] : [`${kind}.ts`, 'icon.svg'])
      if (kindOf(folder, `${path}/${file}`) !== 'a file')
        add(`${path}/${file}`, 'is missing.', true);
  }
  return findings;
}

/** Returns whether a folder has exactly this path. macOS and Windows ignore case, hosts do not. */
export function isThere(folder: string, path: string): boolean {
  return path
    .split('/')
    .filter(Boolean)
    .every((name, index, names) => {
      const parent = join(folder, ...names.slice(0, index));
      const isFolder = statSync(parent, { throwIfNoEntry: false })?.isDirectory();
      return isFolder && readdirSync(parent).includes(name);
    });
}

/** All entries below a folder. Does not follow links. */
function entriesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !isJunk(name))
    .flatMap((entry) => {
      const path = below + entry.name;
      return entry.isDirectory() ? [path, ...entriesIn(folder, `${path}/`)] : [path];
    });
}

function kindOf(folder: string, path: string) {
  if (!isThere(folder, path)) return 'nothing';
  return statSync(join(folder, path)).isDirectory() ? 'a folder' : 'a file';
}
