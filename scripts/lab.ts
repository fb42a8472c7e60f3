import { readArguments } from './arguments.ts';
import { ignoreSettings } from './build/build-environment.ts';
import { importTypeScript } from './import-typescript.mjs';
import { stop } from './stop.mjs';

/**
 * The labs, with what they print. `run` of `tests/lab/NAME-lab.ts` gets the chosen ones of its
 * `parts`, and returns false when something is wrong.
 */
const labs = {
  speed: 'every figure of speed, with goals; -- speed frames some',
  faults: 'what the tests do not notice when it is broken; -- faults PATTERN some',
  size: 'what each page and chunk costs, beside its budget',
};

/** npm run lab: lists the labs. npm run lab -- NAME: runs one, or those parts that are named. */
export async function run(args: string[]) {
  const [name, ...words] = readArguments('npm run lab', args, {}, 'NAME', 'PART').positionals;
  if (name === undefined) {
    for (const [lab, prints] of Object.entries(labs)) console.log(`${lab.padEnd(10)}${prints}`);
    return;
  }
  if (!Object.hasOwn(labs, name))
    stop(`There is no lab ${name}: choose from ${Object.keys(labs).join(', ')}.`);
  ignoreSettings();
  const lab = await importTypeScript(`tests/lab/${name}-lab.ts`);
  const parts: string[] = lab.parts ?? [];
  const partsOf = (word: string) =>
    parts.filter((part) => part.toLowerCase().includes(word.toLowerCase()));
  const unknown = words.find((word) => partsOf(word).length === 0);
  if (unknown)
    stop(`npm run lab -- ${name} has no part ${unknown}; it has ${parts.join(', ') || 'none'}.`);
  const chosen = words.length > 0 ? words.flatMap(partsOf) : parts;
  // A lab may leave a server running.
  process.exit((await lab.run(chosen)) === false ? 1 : 0);
}
