import { freePortFrom } from './port.ts';

/** npm run dev: Vite's command line, in this process, so that a signal ends it. */
export async function run(args: string[], importModule: (path: string) => Promise<unknown>) {
  // Without `PORT` Vite takes the next free port.
  if (process.env.PORT && !args.includes('--port')) {
    const port = await freePortFrom('PORT', 5173, 'npm run dev');
    process.argv.push('--port', `${port}`, '--strictPort');
  }
  await importModule('node_modules/vite/bin/vite.js');
}
