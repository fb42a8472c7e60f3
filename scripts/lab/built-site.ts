import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { variables } from '#scripts/build/build-environment.ts';
import { root, stop } from '#scripts/install.mjs';
import { buildSite } from '#scripts/testbed/site-server.ts';

/**
 * The folder that `given` names, or the example, built now for this laboratory: another one may run at the same time. Its
 * messages go to the stand-in store.
 */
export async function builtSite(laboratory: string, given?: string): Promise<string> {
  const outDir = `.cache/${laboratory}-site`;
  const folder = given ? resolve(given) : join(root, outDir);
  // What an owner has configured, in `.env.local` for example, must not get a laboratory's messages.
  const unset = Object.fromEntries(variables.map((name) => [name, '']));
  if (!given) await buildSite({ outDir, env: { ...unset, CONTENT: 'example' } });
  if (!existsSync(join(folder, 'index.html'))) stop(`${given} holds no index.html.`);
  return folder;
}
