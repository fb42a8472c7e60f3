// npm run lab: lists the laboratories, which print figures; npm run lab -- NAME runs one, with the arguments that follow.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';
import { ensureInstalled, root, stop } from './install.mjs';

/** @type {Record<string, { says: string, run: () => Promise<unknown> }>} */
const labs = {
  speed: {
    says: 'every figure of speed beside what it was; -- speed firsts visit some',
    run: speed,
  },
  wheel: { says: 'what the wheel detector makes of recorded gestures', run: wheel },
  faults: { says: 'many messages through a connection that breaks most answers', run: faults },
  hosts: { says: 'the site by every host that runs here; -- hosts nginx some', run: hosts },
  size: {
    says: 'what each page and chunk costs, beside its budget',
    run: () => import('./lab/size.mjs'),
  },
  headers: {
    says: 'the headers of the last build, and how strict they are',
    run: () => import('./lab/print-headers.mjs'),
  },
  metadata: {
    says: 'what the last build tells search engines and networks',
    run: () => import('./lab/print-metadata.mjs'),
  },
  house: { says: 'files, lines and arrows of the code', run: () => import('./lab/house.mjs') },
  sheet: { says: 'every screen and state on one picture per size', run: sheet },
};

const [name = '', ...args] = process.argv.splice(2, Number.POSITIVE_INFINITY);
const lab = labs[name];
if (name && !lab) stop(`There is no laboratory ${name}: npm run lab lists them.`);
if (!lab)
  for (const [each, { says }] of Object.entries(labs)) console.log(`${each.padEnd(10)}${says}`);
process.argv.push(...args);
await lab?.run();

async function speed() {
  ensureInstalled();
  ensureInstalled(join(root, 'scripts/lab/packages/bench'));
  const { bench } = await importTypeScript('scripts/lab/bench/bench.ts');
  // Vite has said "development" there: builds that are started from here would take React's slower half.
  process.env.NODE_ENV = 'production';
  const lighthouse = join(root, 'scripts/lab/packages/bench/node_modules/lighthouse/core/index.js');
  const { default: run } = await import(pathToFileURL(lighthouse).href);
  // A part that failed may have left a server behind.
  process.exit((await bench(args, run)) ? 0 : 1);
}

async function hosts() {
  ensureInstalled();
  ensureInstalled(join(root, 'scripts/lab/packages/hosts'));
  const { tryHosts } = await importTypeScript('scripts/lab/hosts/hosts.ts');
  process.exit((await tryHosts(args)) ? 0 : 1);
}

async function wheel() {
  ensureInstalled();
  const { printWheel } = await importTypeScript('scripts/lab/measure/wheel.ts');
  printWheel();
}

function faults() {
  process.argv.splice(2, 0, 'browser-tests', '--config', 'scripts/lab/faults/faults.config.ts');
  return import('./run.mjs');
}

function sheet() {
  const config = 'scripts/lab/measure/sheet.config.ts';
  process.argv.splice(2, 0, 'browser-tests', '--config', config, 'contact-sheet');
  return import('./run.mjs');
}
