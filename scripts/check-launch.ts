import { loadEnv } from 'vite';
import { contentFolder } from './content-folder.mjs';
import { googleToken } from './firestore-messages.ts';
import { root } from './install.mjs';
import { launchRows } from './launch/launch-rows.ts';
import type { Row } from './launch/row.ts';
import { content } from './launch/site-content.ts';

const marks = { open: '✗', unknown: '?', note: 'i' } as const;
const states = ['open', 'unknown', 'note'] as const;

/**
 * npm run check:launch: a table of what stands between this site and going live, each row with the file and field to
 * change. Fails while a row is open or could not be checked; `-- --offline` skips all requests and passes those rows.
 */
export async function run(args: string[]) {
  if (contentFolder === 'example')
    console.log(
      'This is the fictional owner of the example; npm run new portfolio begins your own.\n',
    );
  const env = loadEnv('production', root, ['VITE_', 'BASE_PATH']);
  const offline = args.includes('--offline');
  const token = offline ? undefined : googleToken();
  const rows = await launchRows({ ...content, env, token, offline, dist: 'dist' });

  const widest = (column: 'file' | 'field') =>
    Math.max(0, ...rows.map((row) => row[column].length));
  const widths = { file: widest('file'), field: widest('field') };
  for (const state of states) {
    for (const { file, field, text } of rows.filter((row) => row.state === state)) {
      console.log(
        `${marks[state]} ${file.padEnd(widths.file)}  ${field.padEnd(widths.field)}  ${text}`,
      );
    }
  }

  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length;
  const [open, unknown] = [count('open'), count('unknown')];
  console.log(
    `\n${open} ✗ to change, ${unknown} ? that could not be checked, ${count('note')} i to think about.`,
  );
  if (open > 0 || (unknown > 0 && !offline)) process.exitCode = 1;
  else if (unknown > 0) console.log('Nothing else stands between this site and going live.');
  else console.log('Nothing stands between this site and going live.');
}
