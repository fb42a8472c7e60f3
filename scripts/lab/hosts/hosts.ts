import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/install.mjs';
import { align } from '#scripts/lab/bench/table.ts';
import { buildSite } from '#tests/support/site-server.ts';
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

const legend = `pages: answer 200 at their own address, without a redirect    /x/: an address with a slash
unknown: 404 with the German page    headers: of the content security policy and its like, on four answers
gzip, br: KB of /desktop/2 + of the script    caching: as the build wants it    again: asked with its ETag
types: right content types    addresses: all that pages, sitemap and manifest name answer 200
! wrong    - what this host cannot do`;

/**
 * Serves the site by every host that runs on this machine and prints a table of what they answered.
 * @param only parts of the names of hosts; all of them where there is none
 * @returns whether all that were tried answer as they must
 */
export async function tryHosts(only: readonly string[]): Promise<boolean> {
  const builds = new Map<string, Build>();
  const lines: string[][] = [];
  const faults: string[] = [];
  let succeeded = true;
  for (const host of hosts) {
    const name = `${host.name} ${host.base}`;
    if (only.length > 0 && !only.some((part) => name.toLowerCase().includes(part))) continue;
    const site = builds.get(host.base) ?? (await build(host.base));
    builds.set(host.base, site);
    const cells = await look(host, site);
    if (!cells) {
      succeeded &&= !process.env.CI;
      continue;
    }
    if (lines.length === 0) lines.push(['', ...Object.keys(cells).map((head) => `${head} `)]);
    const marked = Object.entries(cells).map(([check, { text, wrong = [], ok }]) => {
      const lacking = host.lacks.includes(check);
      succeeded &&= ok || lacking;
      if (!ok && !lacking) faults.push(...wrong.map((fault) => `${name}: ${check}: ${fault}`));
      return `${text}${ok ? ' ' : lacking ? '-' : '!'}`;
    });
    lines.push([name, ...marked]);
  }
  console.log(`\n${align(lines)}\n\n${legend}`);
  for (const fault of faults) console.log(fault);
  return succeeded && lines.length > 0;
}
