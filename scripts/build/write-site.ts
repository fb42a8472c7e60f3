import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { stopOn } from '#scripts/stop.mjs';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Bundle } from './files-of-chunks.ts';
import { htmlFiles } from './html-files.ts';
import { withoutFonts } from './style-of-page.ts';

type Site = typeof import('./entry-server.tsx');

/** Writes pages, style sheet, text files and licenses next to the client bundle. */
export async function writeSite(
  site: Site,
  bundle: Bundle,
  { root, base, env, build, publicDir }: ResolvedConfig,
) {
  const { pages, hasForm } = site;
  const folder = resolve(root, build.outDir);
  const sheet = styleSheetOf(bundle);
  const readText = (file: string) => readFile(join(root, file), 'utf8');
  const policyOf = (inlineScripts: readonly string[]) =>
    contentSecurityPolicy({ env, inlineScripts, hasForm });
  const texts = {
    ...(await htmlFiles(pages, { bundle, sheet, base, policyOf })),
    // Every page has its `@font-face` rules inline.
    [sheet.file]: withoutFonts(sheet.text),
    ...site.textFiles(),
    // Vite's licenses.txt lacks these licences, because Firebase's packages contain no licence text
    // and the font is not a package.
    'assets/app/apache-license.txt': await readText('scripts/build/apache-license-2.0.txt'),
    'assets/app/inter-license.txt': await readText('src/components/font/LICENSE.txt'),
  };
  const bundled = bundle.map(({ fileName }) => fileName);
  stopOnConflicts(root, publicDir, [...bundled, ...Object.keys(texts)]);
  await writeTexts(folder, texts);
}

/** Stops the build with a line for each of its files that also exists in the owner's `public`. */
function stopOnConflicts(root: string, publicDir: string, files: readonly string[]) {
  const conflicts = [...new Set(files)].filter((file) => existsSync(join(publicDir, file)));
  const folder = relative(root, publicDir).replaceAll('\\', '/');
  stopOn(
    conflicts.map((file) => `${folder}/${file} must not be there: every build writes its own.`),
  );
}

async function writeTexts(folder: string, texts: Record<string, string>) {
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

function styleSheetOf(bundle: Bundle): { file: string; text: string } {
  const [sheet, ...others] = bundle.filter(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset' || others.length > 0)
    throw new Error('Expected one .css file in the bundle.');
  return { file: sheet.fileName, text: String(sheet.source).trim() };
}
