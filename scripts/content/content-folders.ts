import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';

export type Kind = 'project' | 'skill' | 'page';

export const kinds: readonly Kind[] = ['project', 'skill', 'page'];

/** The names in a folder, without hidden ones; none if it is missing or a file. */
function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

/** The folders of projects, skills or pages that have their file, by name. */
export function foldersOf(kind: Kind, content: string): string[] {
  const folder = join(content, `${kind}s`);
  return namesIn(folder)
    .filter((name) => namesIn(join(folder, name)).includes(`${kind}.ts`))
    .sort();
}

/**
 * A line for each folder of which the site shows nothing, because its file, or the folder around it,
 * has another name.
 */
export function unshownFolders(content: string): string[] {
  const misspelt = kinds.flatMap((kind) => {
    const folder = join(content, `${kind}s`);
    const shown = foldersOf(kind, content);
    const others = namesIn(folder).filter((name) => {
      return !shown.includes(name) && statSync(join(folder, name)).isDirectory();
    });
    return others.map((name) => {
      const found = namesIn(join(folder, name)).join(', ') || 'nothing';
      return `${join(folder, name)} is not shown: there is no ${kind}.ts in it, but ${found}`;
    });
  });
  const known = ['public', ...kinds.map((kind) => `${kind}s`)];
  const misplaced = namesIn(content).flatMap((name) => {
    const folder = join(content, name);
    const folders = [folder, ...namesIn(folder).map((each) => join(folder, each))];
    const kind = kinds.find((each) => folders.some((path) => namesIn(path).includes(`${each}.ts`)));
    if (!kind || known.includes(name)) return [];
    return [`${folder} is not shown: ${kind}s belong into ${join(content, `${kind}s`)}`];
  });
  return [...misspelt, ...misplaced];
}
