import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { segment } from './address-mistakes.ts';

/** Kinds of entries, with the file that every folder of the kind must have. */
const kinds = { projects: 'project.ts', skills: 'skill.ts', pages: 'page.ts' };

/** Of the example: each owner has other ones, or none. */
const ownAffair = /^(art|projects|skills|pages)\/|\.test\.ts$/;
const optional = ['art', ...Object.keys(kinds)];

const script = /<script|\son\w+\s*=|javascript:/i;

/**
 * One line for each file or folder of the content that is missing, leads elsewhere or has a name or a script that must
 * not be.
 * @param name of the content's folder in these lines
 */
export function layoutErrors(folder: string, example: string, name: string): string[] {
  const entries = entriesIn(folder);
  if (entries.length === 0)
    return [`${name} is empty; delete it, and npm run new portfolio makes it from the example.`];
  return [
    ...missingErrors(folder, example, name),
    ...entries.filter(({ isLink }) => isLink).flatMap(({ path }) => linkErrors(folder, path, name)),
    ...entries
      .map(({ path }) => path)
      .filter((path) => path.endsWith('.svg') && kindOf(join(folder, path)) === 'a file')
      .filter((path) => script.test(readFileSync(join(folder, path), 'utf8')))
      .map((path) => `${name}/${path} must be a drawing alone, but has a script in it.`),
    ...nameErrors(folder, name),
  ];
}

/** Of what the example has; of a folder that is missing, but not of what should be in it. */
function missingErrors(folder: string, example: string, name: string): string[] {
  const missing: string[] = [];
  return entriesIn(example).flatMap(({ path }) => {
    if (ownAffair.test(path) || missing.some((parent) => path.startsWith(`${parent}/`))) return [];
    const [kind, expected] = [kindOf(join(folder, path)), kindOf(join(example, path))];
    if (kind === expected || (kind === 'nothing' && optional.includes(path))) return [];
    missing.push(path);
    return kind === 'nothing'
      ? [`${name}/${path} is missing; example/${path} is what it should look like.`]
      : [`${name}/${path} must be ${expected}, but is ${kind}.`];
  });
}

function linkErrors(folder: string, path: string, name: string): string[] {
  const file = join(folder, path);
  const target = existsSync(file) ? realpathSync(file) : '';
  if (target.startsWith(realpathSync(folder) + sep)) return [];
  return [`${name}/${path} must lie in ${name}, but is a link to something outside of it.`];
}

/** Of the folders that name addresses, icons and cards. */
function nameErrors(folder: string, name: string): string[] {
  const cards = 'public/assets/open-graph';
  const takers = new Map(
    namesIn(join(folder, cards)).map((card) => [card.replace(/\.\w+$/, ''), `${cards}/${card}`]),
  );
  return Object.entries(kinds).flatMap(([kind, file]) =>
    namesIn(join(folder, kind)).flatMap((each) => {
      const own = `${kind}/${each}`;
      if (kindOf(join(folder, own)) !== 'a folder')
        return [`${name}/${own} must be a folder, but is ${kindOf(join(folder, own))}.`];
      const taker = takers.get(each.toLowerCase());
      takers.set(each.toLowerCase(), own);
      const needed = kind === 'pages' ? [file] : [file, 'icon.svg'];
      return [
        ...(segment.test(each)
          ? []
          : [`${name}/${own} must have a name of letters, digits, - and _ only.`]),
        ...(taker
          ? [`${name}/${own} must have a name of its own, but ${name}/${taker} has it.`]
          : []),
        ...needed
          .filter((path) => kindOf(join(folder, own, path)) !== 'a file')
          .map((path) => `${name}/${own}/${path} is missing.`),
      ];
    }),
  );
}

interface Entry {
  /** From the folder that was searched, with slashes. */
  path: string;
  isLink: boolean;
}

/** All entries below a folder, without packages and hidden files. Does not follow links. */
function entriesIn(folder: string, below = ''): Entry[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !/^\.|^node_modules$/.test(name))
    .flatMap((entry) => {
      const path = below + entry.name;
      const inside = entry.isDirectory() ? entriesIn(folder, `${path}/`) : [];
      return [{ path, isLink: entry.isSymbolicLink() }, ...inside];
    });
}

function namesIn(folder: string): string[] {
  if (kindOf(folder) !== 'a folder') return [];
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

function kindOf(path: string) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 'nothing';
  return stats.isDirectory() ? 'a folder' : 'a file';
}
