import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findOnPath } from '#scripts/browser.ts';
import { firebaseFile } from '#scripts/build/hosts/firebase.ts';
import { readHeaders } from '#scripts/build/hosts/headers-file.ts';
import { nginxInclude } from '#scripts/build/hosts/nginx.ts';
import { root } from '#scripts/install.mjs';
import { freePort, type SiteServer, serveSite } from '#tests/support/site-server.ts';

/** A built site, in a folder that has the name of `base` below `host`. */
export interface Build {
  base: string;
  /** What a host serves. */
  host: string;
  /** What the build has written. */
  folder: string;
}

/** A host that runs on this machine. */
export interface Host {
  name: string;
  base: string;
  /** What it cannot do, by the heads of the checks. */
  lacks: readonly string[];
  start: (build: Build) => Promise<SiteServer>;
}

const tools = join(root, 'scripts/lab/packages/hosts/node_modules');
const temporary = () => mkdtempSync(join(tmpdir(), 'portfolio-host-'));

/** Waits until a server answers. @throws Error with what it said when it ends before, or not within 60 s */
async function untilItAnswers(child: ChildProcess, url: string): Promise<SiteServer> {
  let said = '';
  child.stdout?.on('data', (data) => (said += data));
  child.stderr?.on('data', (data) => (said += data));
  for (const end = Date.now() + 60_000; Date.now() < end; await wait(100)) {
    if (child.exitCode !== null) break;
    if (await fetch(url).catch(() => undefined)) {
      return {
        url,
        async stop() {
          child.kill();
          if (child.exitCode === null) await once(child, 'exit');
        },
      };
    }
  }
  child.kill();
  throw new Error(said);
}

/** `npm start`, without the build. */
async function preview({ base, folder }: Build) {
  return serveSite({ outDir: folder.slice(root.length), env: { BASE_PATH: base } });
}

/** The server that Firebase's own tools contain, with what the build writes into firebase.json. */
async function firebase({ folder }: Build) {
  const { hosting } = JSON.parse(firebaseFile(readHeaders(folder)));
  // As `firebase deploy` does.
  const uploaded = temporary();
  const kept = (file: string) => !hosting.ignore.includes(basename(file));
  cpSync(folder, uploaded, { recursive: true, filter: kept });
  const config = join(temporary(), 'firebase.json');
  writeFileSync(config, JSON.stringify({ ...hosting, public: '.' }));
  const port = await freePort();
  const program = join(tools, 'superstatic/lib/bin/server.js');
  const options = ['--port', `${port}`, '--host', '127.0.0.1', '--config', config, '--compression'];
  return untilItAnswers(
    spawn(process.execPath, [program, '.', ...options], { cwd: uploaded }),
    `http://127.0.0.1:${port}`,
  );
}

/** Cloudflare's own program, which reads `_headers` and `404.html`. */
async function cloudflare({ host, folder }: Build) {
  const uploaded = temporary();
  cpSync(host, uploaded, { recursive: true });
  // It counts at the top only.
  if (host !== folder)
    renameSync(join(uploaded, basename(folder), '_headers'), join(uploaded, '_headers'));
  const port = await freePort();
  const program = join(tools, 'wrangler/bin/wrangler.js');
  const options = ['--port', `${port}`, '--ip', '127.0.0.1', '--compatibility-date', '2026-01-01'];
  const env = { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' };
  return untilItAnswers(
    spawn(process.execPath, [program, 'pages', 'dev', uploaded, ...options], {
      cwd: temporary(),
      env,
    }),
    `http://127.0.0.1:${port}`,
  );
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';

/** A `server` of a file in the repository, with its port, folder and include replaced. */
function nginx(file: string) {
  return async ({ host, folder }: Build) => {
    // Only root has this folder on the path.
    const program = findOnPath('nginx') ?? ['/usr/sbin/nginx'].find(existsSync);
    if (!program) throw new Error('nginx is not installed (Debian: apt-get install nginx-light).');
    const place = temporary();
    const port = await freePort();
    writeFileSync(join(place, 'include.conf'), nginxInclude(readHeaders(folder)));
    const server = readFileSync(join(root, file), 'utf8')
      .replace(/^ *listen \[.*\n/m, '')
      .replace(/^( *listen) .*;/m, `$1 127.0.0.1:${port};`)
      .replace(/^( *root) .*;/m, `$1 ${host};`)
      .replace(/^( *include) \/etc\/nginx\/snippets.*;/m, `$1 ${place}/include.conf;`);
    const brotli = existsSync(brotliModule);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${place}/${name};`,
    );
    const config = [
      brotli ? `load_module ${brotliModule};` : '',
      `daemon off; pid ${place}/pid; error_log stderr; events {}`,
      `http { access_log off; ${paths.join(' ')}`,
      brotli ? server.replace(/# (brotli)/g, '$1') : server,
      '}',
    ];
    writeFileSync(join(place, 'nginx.conf'), config.join('\n'));
    // Its workers may be nobody, who must be able to read the site.
    const arguments_ = ['-p', place, '-c', join(place, 'nginx.conf'), '-g', 'user root;'];
    return untilItAnswers(spawn(program, arguments_), `http://127.0.0.1:${port}`);
  };
}

const shipped = 'docs/hosting/nginx.conf';

export const hosts: readonly Host[] = [
  { name: 'npm start', base: '/', lacks: [], start: preview },
  { name: 'Firebase Hosting (superstatic)', base: '/', lacks: ['again'], start: firebase },
  { name: 'Cloudflare Pages (wrangler)', base: '/', lacks: [], start: cloudflare },
  { name: 'nginx', base: '/', lacks: [], start: nginx(shipped) },
  { name: 'npm start', base: '/portfolio/', lacks: [], start: preview },
  { name: 'Cloudflare Pages (wrangler)', base: '/portfolio/', lacks: [], start: cloudflare },
  { name: 'nginx', base: '/portfolio/', lacks: [], start: nginx(shipped) },
  {
    name: 'GitHub Pages (its rules by nginx)',
    base: '/portfolio/',
    lacks: ['headers', 'caching'],
    start: nginx('scripts/lab/hosts/github-pages.conf'),
  },
];
