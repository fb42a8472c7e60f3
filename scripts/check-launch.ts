import { readArguments } from './arguments.ts';
import { buildEnvironment } from './build/build-environment.ts';
import { examples, files, findings } from './content/check.ts';
import { contentFolder } from './content-folder.mjs';
import { googleToken } from './firestore-messages.ts';
import { runLaunchRules } from './launch/run-launch-rules.ts';

/**
 * npm run check:launch: prints a table of what is to be done before the site goes live, with the
 * file and field of each row. Fails while a row is open or could not be checked; `-- --offline`
 * skips all requests and passes the rows that need them.
 */
export async function run(args: string[]) {
  const flags = { offline: { type: 'boolean' } } as const;
  const { offline = false } = readArguments('npm run check:launch', args, flags).values;
  if (contentFolder === 'example')
    console.log(
      'This is the fictional owner of the example; npm run new portfolio begins your own.\n',
    );
  const rows = await runLaunchRules({
    ...{ folder: contentFolder, files, examples, findings, env: buildEnvironment() },
    ...{ token: offline ? undefined : googleToken(), offline, dist: 'dist' },
  });

  const widest = (texts: string[]) => Math.max(0, ...texts.map((text) => text.length));
  const fileWidth = widest(rows.map(({ file }) => file));
  const fieldWidth = widest(rows.map(({ field }) => field));
  const [open = 0, unknown = 0, note = 0] = Object.entries({
    open: '✗',
    unknown: '?',
    note: 'i',
  }).map(([state, mark]) => {
    const found = rows.filter((row) => row.state === state);
    for (const { file, field, text } of found)
      console.log(`${mark} ${file.padEnd(fileWidth)}  ${field.padEnd(fieldWidth)}  ${text}`);
    return found.length;
  });
  console.log(
    `\n${open} ✗ to change, ${unknown} ? that could not be checked, ${note} i to think about.`,
  );
  if (open > 0 || (unknown > 0 && !offline)) process.exitCode = 1;
  else if (unknown > 0) console.log('Nothing else stands between this site and going live.');
  else console.log('Nothing stands between this site and going live.');
}
