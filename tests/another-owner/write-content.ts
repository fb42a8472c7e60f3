import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/root.mjs';

/** The owner's `content`, below the repository's folder. */
export const contentFolder = '.cache/another-owner';

/** What of the example this owner has deleted. */
const deleted = ['art', 'projects', 'skills', 'pages/english'];

/** Makes the folder as anybody would: copies the example, and puts their own files in its place. */
export function writeContent() {
  const example = join(root, 'example');
  const folder = join(root, contentFolder);
  const withoutCopy = deleted.map((name) => join(example, name));
  const filter = (path: string) => !withoutCopy.includes(path) && !path.endsWith('.test.ts');
  rmSync(folder, { recursive: true, force: true });
  cpSync(example, folder, { recursive: true, filter });
  cpSync(join(root, 'tests/another-owner/content'), folder, { recursive: true });
}
