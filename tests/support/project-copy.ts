import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/root.mjs';

const parts = [
  'example',
  'index.html',
  'package.json',
  'package-lock.json',
  'postcss.config.js',
  'scripts',
  'src',
  'tailwind.config.ts',
  'tests/support',
  'tsconfig.json',
  'vite.config.ts',
];

/**
 * Copies files and folders, by default the sources, into a temporary folder, which links to the
 * packages. Leaves out `art`.
 */
export function copyProject(copied: readonly string[] = parts): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-copy-'));
  const filter = (path: string) => !path.startsWith(join(root, 'example/art'));
  for (const part of copied)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export function removeCopy(folder: string) {
  rmSync(folder, { recursive: true, force: true });
}
