import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

/** npm run art [filter…]: makes cards, icons, wallpapers, captures; installs the workshop's packages. */
export async function run(_: string[], importModule: (path: string) => Promise<unknown>) {
  ensureInstalled(join(root, 'example/art'));
  await importModule('example/art/render.mjs');
}
