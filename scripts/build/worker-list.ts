import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '#src/config/offline-copy.ts';
import { shellPath } from '#src/config/offline-copy.ts';
import { inlineScript } from './inline-script.ts';

interface Site {
  /** Whether browsers keep a copy. */
  kept: boolean;
  /** Whether the site serves its pictures itself. */
  ownPictures: boolean;
  /** The page without content. Files are named from the site's folder, in which `sw.js` is. */
  shell: string;
  /** Folder under which the site is published. */
  base: string;
  /** The site's script. */
  entry: string;
  /** Paths of the pages, whole. */
  pages: readonly string[];
  /** Everything whose name changes with what is in it. */
  files: readonly string[];
}

/**
 * Writes `sw.js`, which names each file that it keeps with its hash, so that a wrong answer is not kept; or one that
 * removes the service worker and its copy from every browser that has them.
 * @returns the files that a visit leaves in the browser for the next one
 */
export async function writeServiceWorker(folder: string, site: Site): Promise<string[]> {
  if (!site.kept) {
    await writeFile(join(folder, 'sw.js'), await inlineScript('scripts/build/worker/remove.ts'));
    return [];
  }
  const { base, entry, pages, shell } = site;
  const hashed = site.files.filter((file) => /\.(js|woff2|css)$/.test(file));
  // Without them the home screen would be full of gaps. Photos are kept as they are seen.
  const drawings = site.ownPictures ? await drawingsIn(folder) : [];
  const kept = [
    ...hashed.map((file) => ({ url: file, file, named: true })),
    ...drawings.map((file) => ({ url: file, file, named: false })),
    { url: shellPath, file: shell, named: false },
  ];
  const files = await Promise.all(
    kept.map(async ({ url, file, named }) => {
      const integrity = hashOf(await readFile(join(folder, file)));
      return { url, revision: named ? null : integrity, integrity };
    }),
  );
  const build: Build = { entry: base + entry, pages, files };
  const script = await inlineScript('scripts/build/worker/service-worker.ts');
  await writeFile(join(folder, 'sw.js'), `self.build=${JSON.stringify(build)};\n${script}\n`);
  return [...kept.map(({ file }) => file), 'sw.js'];
}

async function drawingsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'assets'), { recursive: true });
  const names = files.map((file) => `assets/${file.replaceAll('\\', '/')}`);
  return names.filter((file) => file.endsWith('.svg')).sort();
}

function hashOf(bytes: Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
