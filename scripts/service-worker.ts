import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '#src/config/offline-copy.ts';
import { inlineScript } from './inline-script.ts';

/** What the service worker keeps of a build: addresses with the files below the site's folder. */
interface OfflineCopy {
  /** The site's script. */
  entry: string;
  /** Files whose name changes with what is in them. */
  hashed: readonly string[];
  /** Other files. */
  fixed: readonly string[];
  shell: { path: string; file: string };
}

/** Writes `sw.js`, which names each file that it keeps with its hash: a wrong answer is not kept. */
export async function writeServiceWorker(folder: string, copy: OfflineCopy): Promise<void> {
  const { entry, hashed, fixed, shell } = copy;
  const hash = async (file: string) => {
    const bytes = await readFile(join(folder, file));
    return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  };
  const kept = [
    ...hashed.map((file) => ({ url: `/${file}`, file, named: true })),
    ...fixed.map((file) => ({ url: `/${file}`, file, named: false })),
    { url: shell.path, file: shell.file, named: false },
  ];
  const files = await Promise.all(
    kept.map(async ({ url, file, named }) => {
      const integrity = await hash(file);
      return { url, revision: named ? null : integrity, integrity };
    }),
  );
  const build: Build = { entry: `/${entry}`, files };
  const script = await inlineScript('src/service-worker/service-worker.ts');
  await writeFile(join(folder, 'sw.js'), `self.build=${JSON.stringify(build)};\n${script}\n`);
}

/** Writes a `sw.js` that removes the service worker and its copy from every browser that has them. */
export async function writeRemoval(folder: string): Promise<void> {
  const script = await inlineScript('src/service-worker/remove.ts');
  await writeFile(join(folder, 'sw.js'), `${script}\n`);
}
