import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Offline = typeof import('./site.tsx').offline;

/** The files of the offline cache, each with its hash, so that no wrong answer is cached. */
export async function offlineFiles(folder: string, { isCached, servesPictures, shell }: Offline) {
  if (!isCached) return [];
  const names = await readdir(join(folder, 'assets'), { recursive: true });
  const assets = names.map((name) => `assets/${name.replaceAll('\\', '/')}`).sort();
  const isHashed = (file: string) => /^assets\/app\/.*\.(js|woff2|css)$/.test(file);
  // The home screen needs its icons. The worker caches photos when they are seen.
  const isDrawing = (file: string) => servesPictures && file.endsWith('.svg');
  const list = async (file: string) => {
    const bytes = await readFile(join(folder, file));
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    const revision = isHashed(file) ? null : integrity;
    return { file, url: file.replace(/\/index\.html$/, ''), revision, integrity };
  };
  return Promise.all([...assets.filter(isHashed), ...assets.filter(isDrawing), shell].map(list));
}
