import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { firebaseFile } from '#scripts/build/hosts/firebase.ts';
import { readHeaders } from '#scripts/build/hosts/headers-format.ts';
import { nginxInclude } from '#scripts/build/hosts/nginx-include.ts';
import { findOnPath } from '#scripts/find-on-path.ts';
import { root } from '#scripts/root.mjs';
import { freePort, startServer } from './server-processes.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { serveSite } from './vite-site.ts';

/** A built site, in a folder that has the name of `base` below `host`. */
export interface Build {
  base: string;
  /** The folder that a host serves. */
  host: string;
  /** The folder of the build. */
  folder: string;
}

/** A package of its own has the hosts' programs. */
export const packages = join(root, 'tests/tools');

/** Serves the build as `npm start` does. */
export function preview({ base, folder }: Build) {
  return serveSite({ outDir: folder.slice(root.length), env: { BASE_PATH: base } });
}

/** The server that Firebase's own tools contain, with what the build writes into firebase.json. */
export async function firebase({ folder }: Build) {
  const { hosting } = JSON.parse(firebaseFile(readHeaders(folder)));
  // `firebase deploy` leaves out these files.
  const uploaded = temporaryFolder();
  const isKept = (file: string) => !hosting.ignore.includes(basename(file));
  cpSync(folder, uploaded, { recursive: true, filter: isKept });
  const config = join(temporaryFolder(), 'firebase.json');
  writeFileSync(config, JSON.stringify({ ...hosting, public: '.' }));
  const port = await freePort();
  const program = join(packages, 'node_modules/superstatic/lib/bin/server.js');
  const options = ['--port', `${port}`, '--host', '127.0.0.1', '--config', config, '--compression'];
  return startServer(process.execPath, [program, '.', ...options], port, { cwd: uploaded });
}

/** Cloudflare's own program, which reads `_headers` and `404.html`. */
export async function cloudflare({ host, folder }: Build) {
  const uploaded = temporaryFolder();
  cpSync(host, uploaded, { recursive: true });
  // Cloudflare reads `_headers` in the top folder only.
  if (host !== folder)
    renameSync(join(uploaded, basename(folder), '_headers'), join(uploaded, '_headers'));
  const port = await freePort();
  const program = join(packages, 'node_modules/wrangler/bin/wrangler.js');
  const options = ['--port', `${port}`, '--ip', '127.0.0.1', '--compatibility-date', '2026-01-01'];
  const args = [program, 'pages', 'dev', uploaded, ...options];
  const env = { CI: '1', WRANGLER_SEND_METRICS: 'false' };
  return startServer(process.execPath, args, port, { cwd: temporaryFolder(), env });
}

/** Debian's `nginx-light`, in a folder that only root has on the path. */
export const nginxProgram = findOnPath('nginx') ?? ['/usr/sbin/nginx'].find(existsSync);

/** Starts the server of `docs/hosting/nginx.conf`, with its port, folder and include replaced. */
export async function nginx({ host, folder }: Build) {
  if (!nginxProgram) throw new Error('nginx is not installed.');
  const place = temporaryFolder();
  const port = await freePort();
  writeFileSync(join(place, 'include.conf'), nginxInclude(readHeaders(folder)));
  const server = readFileSync(join(root, 'docs/hosting/nginx.conf'), 'utf8')
    .replace(/^ *listen \[.*\n/m, '')
    .replace(/^( *listen) .*;/m, `$1 127.0.0.1:${port};`)
    .replace(/^( *root) .*;/m, `$1 ${host};`)
    .replace(/^( *include) \/etc\/nginx\/snippets.*;/m, `$1 ${place}/include.conf;`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${place}/${name};`,
  );
  // nginx runs its workers as nobody by default, who may not be able to read the site.
  const config = `user root; daemon off; pid ${place}/pid; error_log stderr; events {}
      http {
        access_log off; ${paths.join(' ')}
        ${server}
      }`;
  writeFileSync(join(place, 'nginx.conf'), config);
  const args = ['-p', place, '-c', join(place, 'nginx.conf')];
  return startServer(nginxProgram, args, port, { cwd: place });
}
