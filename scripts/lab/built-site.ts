import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { variables } from '#scripts/build/build-environment.ts';
import { root, stop } from '#scripts/install.mjs';
import { buildSite } from '#scripts/testbed/site-server.ts';

/**
 * Builds the example into a folder of the laboratory's own, with the fake Firestore, unless a built
 * folder is given.
 */
export async function builtSite(laboratory: string, given?: string): Promise<string> {
  const outDir = `.cache/${laboratory}-site`;
  const folder = given ? resolve(given) : join(root, outDir);
  // A project that the owner has configured must not get a laboratory's messages.
  const unset = Object.fromEntries(variables.map((name) => [name, '']));
  if (!given) await buildSite({ outDir, env: { ...unset, CONTENT: 'example' } });
  if (!existsSync(join(folder, 'index.html'))) stop(`${given} holds no index.html.`);
  return folder;
}
