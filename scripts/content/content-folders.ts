import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path/posix';

type Kind = 'project' | 'skill' | 'page';

export const kinds: readonly Kind[] = ['project', 'skill', 'page'];

/** Names of the visible files and folders in a folder; none if the path is not a folder. */
function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder).filter((name) => !name.startsWith('.'));
}

/** Names of the folders with a `project.ts`, `skill.ts` or `page.ts`, sorted. */
export function foldersOf(kind: Kind, content: string): string[] {
  const folder = join(content, `${kind}s`);
  return namesIn(folder)
    .filter((name) => namesIn(join(folder, name)).includes(`${kind}.ts`))
    .sort();
}

/** Returns a line for each folder that the site ignores because of its name or its file's name. */
export function ignoredFolders(content: string): string[] {
  const misspelt = kinds.flatMap((kind) => {
    const folder = join(content, `${kind}s`);
    const shown = foldersOf(kind, content);
    const others = namesIn(folder).filter((name) => {
      return !shown.includes(name) && statSync(join(folder, name)).isDirectory();
    });
    return others.map((name) => {
      const found = namesIn(join(folder, name)).join(', ') || 'nothing';
      return `${join(folder, name)} is not shown: it has no ${kind}.ts (found: ${found})`;
    });
  });
  const known = ['public', ...kinds.map((kind) => `${kind}s`)];
  const misplaced = namesIn(content).flatMap((name) => {
    const folder = join(content, name);
    const folders = [folder, ...namesIn(folder).map((each) => join(folder, each))];
    const kind = kinds.find((each) => folders.some((path) => namesIn(path).includes(`${each}.ts`)));
    if (!kind || known.includes(name)) return [];
    return [`${folder} is not shown: ${kind}s belong in ${join(content, `${kind}s`)}`];
  });
  return [...misspelt, ...misplaced];
}
