import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of a built site in which scripts, style sheet and `pictures` have other names, as after a
 * change of texts. Their content is the same, so that the policies fit. Returns its folder.
 */
export function nextBuild(site: string, pictures: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-next-'));
  cpSync(site, folder, { recursive: true });
  /** Renames them in a text: `NAME/game` is `NAME/next-game` everywhere. */
  const renamed = (text: string) =>
    pictures
      .reduce((changed, name) => changed.replaceAll(name, name.replace('/', '/next-')), text)
      .replace(/([\w.-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g, (old, name) => `${name}-${hashOf(old)}`);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, file);
    if (/\.(html|js)$/.test(file)) writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    renameSync(path, join(folder, renamed(file)));
  }
  return folder;
}

function hashOf(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 8);
}
