import { ignoreSettings } from './build/build-environment.ts';
import { stop } from './install.mjs';

/** What each prints. `run` of `tests/lab/NAME-lab.ts` returns false where something is wrong. */
const labs = {
  speed: 'every figure of speed, with goals; -- speed journeys some',
  faults: 'what the tests do not notice when it is broken; -- faults PATTERN some',
  size: 'what each page and chunk costs, beside its budget',
};

/** npm run lab: lists the laboratories. npm run lab -- NAME: runs one, with further arguments. */
export async function run(
  [name, ...args]: string[],
  // biome-ignore lint/suspicious/noExplicitAny: whatever a module exports.
  importModule: (path: string) => Promise<any>,
) {
  if (name === undefined) {
    for (const [lab, prints] of Object.entries(labs)) console.log(`${lab.padEnd(10)}${prints}`);
    return;
  }
  if (!(name in labs)) stop(`There is no laboratory ${name}: npm run lab lists them.`);
  ignoreSettings();
  const { importTypeScript } = await importModule('scripts/content-folder.mjs');
  const lab = await importTypeScript(`tests/lab/${name}-lab.ts`);
  // It may have left a server behind.
  process.exit((await lab.run(args)) === false ? 1 : 0);
}
