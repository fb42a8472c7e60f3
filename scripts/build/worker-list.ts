import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Offline = typeof import('./site.tsx').offline;

/** What a visit leaves in the browser for the next one, each file with its hash, so that a wrong answer is not kept. */
export async function offlineFiles(folder: string, { kept, ownPictures, shell }: Offline) {
  if (!kept) return [];
  const names = await readdir(join(folder, 'assets'), { recursive: true });
  const assets = names.map((name) => `assets/${name.replaceAll('\\', '/')}`).sort();
  const isHashed = (file: string) => /^assets\/app\/.*\.(js|woff2|css)$/.test(file);
  // The home screen needs its icons. Photos are cached when they are seen.
  const isDrawing = (file: string) => ownPictures && file.endsWith('.svg');
  const list = async (file: string) => {
    const bytes = await readFile(join(folder, file));
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    const revision = isHashed(file) ? null : integrity;
    return { file, url: file.replace(/\/index\.html$/, ''), revision, integrity };
  };
  return Promise.all([...assets.filter(isHashed), ...assets.filter(isDrawing), shell].map(list));
}
