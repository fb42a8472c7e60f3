import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path/posix';

export type Kind = 'project' | 'skill' | 'page';

/**
 * The folders of projects, skills or pages, by name. A folder without its text is no content, and
 * neither is a file among them.
 */
export function foldersOf(kind: Kind, content: string): string[] {
  const folder = join(content, `${kind}s`);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => existsSync(join(folder, name, `${kind}.ts`))).sort();
}
