// npm run check:launch: a table of what stands between this site and going live, each row with the file and field to
// change. Fails as long as something does, or could not be asked; `-- --offline` asks nobody and lets that pass.
import { contentFolder } from './content-folder.mjs';
import { importTypeScript } from './import-typescript.mjs';
import { ensureInstalled, root } from './install.mjs';

process.chdir(root);
ensureInstalled();
const { loadEnv } = await import('vite');
const { content } = await importTypeScript('scripts/launch/site-content.ts');
const { launchRows } = await importTypeScript('scripts/launch/launch-rows.ts');
const { googleToken } = await import('./google-token.mjs');

if (contentFolder === 'example')
  console.log(
    'This is the fictional owner of the example; npm run new portfolio begins your own.\n',
  );
const env = loadEnv('production', root, ['VITE_', 'BASE_PATH']);
const offline = process.argv.includes('--offline');
const token = offline ? undefined : googleToken();
/** @type {import('./launch/row.ts').Row[]} */
const rows = await launchRows({ ...content, env, token, offline, dist: 'dist' });

const marks = { open: '✗', unknown: '?', note: 'i' };
/** @param {(row: import('./launch/row.ts').Row) => string} column */
const widest = (column) => Math.max(0, ...rows.map((row) => column(row).length));
const widths = { file: widest(({ file }) => file), field: widest(({ field }) => field) };
for (const state of /** @type {const} */ (['open', 'unknown', 'note'])) {
  for (const { file, field, text } of rows.filter((row) => row.state === state)) {
    console.log(
      `${marks[state]} ${file.padEnd(widths.file)}  ${field.padEnd(widths.field)}  ${text}`,
    );
  }
}

/** @param {keyof typeof marks} state */
const count = (state) => rows.filter((row) => row.state === state).length;
const [open, unknown] = [count('open'), count('unknown')];
console.log(
  `\n${open} ✗ to change, ${unknown} ? that could not be checked, ${count('note')} i to think about.`,
);
if (open > 0 || (unknown > 0 && !offline)) process.exitCode = 1;
else if (unknown > 0) console.log('Nothing else stands between this site and going live.');
else console.log('Nothing stands between this site and going live.');
