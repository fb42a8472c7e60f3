import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

/** npm run art [filter…]: installs packages and makes cards, icons, wallpapers and captures. */
export async function run(_: string[], importModule: (path: string) => Promise<unknown>) {
  ensureInstalled(join(root, 'example/art'));
  await importModule('example/art/render.mjs');
}
