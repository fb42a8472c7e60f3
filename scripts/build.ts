import { createBuilder } from 'vite';
import { readArguments } from './arguments.ts';

/** npm run build: the finished site in dist/, one HTML file per address. */
export async function run(args: string[]) {
  readArguments('npm run build', args, {});
  const builder = await createBuilder();
  await builder.buildApp();
}
