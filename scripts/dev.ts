/** npm run dev: Vite's command line, in this process, so that a signal ends it. Vite reads the arguments itself. */
export async function run(_: string[], importModule: (path: string) => Promise<unknown>) {
  await importModule('node_modules/vite/bin/vite.js');
}
