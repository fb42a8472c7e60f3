import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/install.mjs';
import { buildSite } from '../support/site-server.ts';
import { type Cell, checks } from './checks.ts';
import { type Build, type Host, hosts } from './servers.ts';

const cache = '.cache/hosts';

/** Builds the site for a folder of its host; the host serves what is above that folder. */
async function build(base: string): Promise<Build> {
  const host = `${cache}${base === '/' ? '/root' : '/below'}`;
  const outDir = join(host, base).replace(/\/$/, '');
  mkdirSync(join(root, host), { recursive: true });
  await buildSite({ outDir, env: { BASE_PATH: base } });
  return { base, host: join(root, host), folder: join(root, outDir) };
}

async function look(host: Host, site: Build): Promise<Record<string, Cell> | undefined> {
  let server: Awaited<ReturnType<Host['start']>>;
  try {
    server = await host.start(site);
  } catch (error) {
    console.error(`${host.name} was NOT tried: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
  try {
    return await checks(server.url, site, host);
  } finally {
    await server.stop();
  }
}

/**
 * Serves the site by every host that runs on this machine and prints what they answered, a line per host and check.
 * @param only parts of the names of hosts; all of them where there is none
 * @returns whether all that were tried answer as they must
 */
export async function tryHosts(only: readonly string[]): Promise<boolean> {
  const builds = new Map<string, Build>();
  let succeeded = true;
  for (const host of hosts) {
    const wanted = only.length === 0 || only.some((part) => host.name.toLowerCase().includes(part));
    if (!wanted) continue;
    const site = builds.get(host.base) ?? (await build(host.base));
    builds.set(host.base, site);
    const cells = await look(host, site);
    console.log(`\n${host.name}, at ${host.base}`);
    if (!cells) console.log('  NOT tried, see above');
    for (const [column, { text, ok }] of Object.entries(cells ?? {})) {
      const lacking = host.lacks.includes(column);
      console.log(`  ${ok ? ' ' : lacking ? '-' : '!'} ${column.padEnd(20)} ${text}`);
      succeeded &&= ok || lacking;
    }
  }
  return succeeded;
}
