import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Offline = typeof import('./site.tsx').offline;

/**
 * What a visit leaves in the browser for the next one, each file with its hash, so that a wrong answer is not kept.
 * @param files those with a hash in their name
 */
export async function offlineFiles(
  folder: string,
  files: readonly string[],
  { kept, ownPictures, shell }: Offline,
) {
  if (!kept) return [];
  const hashed = files.filter((file) => /\.(js|woff2|css)$/.test(file));
  // The home screen needs its icons. Photos are cached when they are seen.
  const drawings = ownPictures ? await drawingsIn(folder) : [];
  const list = async (file: string) => {
    const bytes = await readFile(join(folder, file));
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    return {
      file,
      url: file.replace(/\/index\.html$/, ''),
      revision: hashed.includes(file) ? null : integrity,
      integrity,
    };
  };
  return Promise.all([...hashed, ...drawings, shell].map(list));
}

async function drawingsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'assets'), { recursive: true });
  const names = files.map((file) => `assets/${file.replaceAll('\\', '/')}`);
  return names.filter((file) => file.endsWith('.svg')).sort();
}
