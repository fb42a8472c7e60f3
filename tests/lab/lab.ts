import { readArguments } from '#scripts/arguments.ts';
import { ignoreSettings } from '#scripts/build/build-environment.ts';
import { stop } from '#scripts/install.mjs';
import * as faults from './faults-lab.ts';
import * as size from './size-lab.ts';
import * as speed from './speed-lab.ts';

interface Lab {
  prints: string;
  parts?: () => string[];
  /** Runs the chosen parts. Returns false when something is wrong. */
  run: (parts: string[]) => Promise<boolean>;
}

const labs: Record<string, Lab> = {
  speed: { prints: 'every figure of speed, with goals; -- speed journeys some', ...speed },
  faults: { prints: 'what no test notices when it is broken; -- faults WORD some', ...faults },
  size: { prints: 'what each page and chunk costs, beside its budget', ...size },
};

/** npm run lab: lists the labs. npm run lab -- NAME: runs one, or those parts that are named. */
export async function run(args: string[]) {
  const [name, ...words] = readArguments('npm run lab', args, {}, 'NAME', 'PART').positionals;
  if (name === undefined) {
    for (const [lab, { prints }] of Object.entries(labs)) console.log(lab.padEnd(10) + prints);
    return;
  }
  const lab = Object.hasOwn(labs, name) ? labs[name] : undefined;
  if (!lab) return stop(`There is no lab ${name}: choose from ${Object.keys(labs).join(', ')}.`);
  ignoreSettings();
  const parts = lab.parts?.() ?? [];
  const partsOf = (word: string) => parts.filter((part) => part.toLowerCase().includes(word));
  const unknown = words.find((word) => partsOf(word).length === 0);
  if (unknown)
    stop(`npm run lab -- ${name} has no part ${unknown}; it has ${parts.join(', ') || 'none'}.`);
  const chosen = words.length > 0 ? words.flatMap(partsOf) : parts;
  // A lab may leave a server running.
  process.exit((await lab.run(chosen)) ? 0 : 1);
}
