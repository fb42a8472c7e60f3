import { root } from '#scripts/root.mjs';
import { runProcess } from './run-process.ts';
import { freePort, type SiteServer, startServer } from './server-processes.ts';

const vite = `${root}/node_modules/vite/bin/vite.js`;

interface SiteOptions {
  /** Folder of the build, below that of the project. */
  outDir: string;
  /** Variables of the build and of the server. */
  env?: Record<string, string>;
  /** Folder of the project, by default the repository. */
  cwd?: string;
}

/** Rolldown's warning on a busy machine about Vite's configuration, which no option turns off. */
const timings = /^.*PLUGIN_TIMINGS[\s\S]*?for more details\.\n+/gm;

/** Runs Vite to its end and returns its exit code and everything that it printed. */
export async function runVite(args: readonly string[], env: Record<string, string>, cwd = root) {
  const ended = await runProcess(process.execPath, [vite, ...args], { cwd, env });
  return { ...ended, errors: ended.errors.replace(timings, '') };
}

/** Builds the site into its folder. @throws Error with Vite's output when the build fails */
export async function buildSite({ outDir, env, cwd }: SiteOptions): Promise<void> {
  const { code, output, errors } = await runVite(['build'], { OUT_DIR: outDir, ...env }, cwd);
  if (code !== 0) throw new Error(`The build failed.\n${output}${errors}`);
}

/** Serves a build as `npm start` does, on a free port. */
export function serveSite({ outDir, env, cwd = root }: SiteOptions): Promise<SiteServer> {
  return serve(['preview'], cwd, { OUT_DIR: outDir, ...env });
}

/** Runs the development server of the project or of a copy, on a free port. */
export function serveDevelopment(
  cwd: string,
  env: Record<string, string> = {},
): Promise<SiteServer> {
  return serve([], cwd, env);
}

async function serve(args: string[], cwd: string, env: Record<string, string>) {
  const port = await freePort();
  return startServer(process.execPath, [vite, ...args, '--port', `${port}`], port, { cwd, env });
}
