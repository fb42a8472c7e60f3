import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { storedMessages } from '#tests/support/processes.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { writeMessage } from './message-folder.ts';

const eva = { name: 'Eva', email: 'eva@example.org', message: 'Hallo Max' };

// Windows has no file modes.
it.skipIf(process.platform === 'win32')(
  'writeMessage creates a file and a folder that only the current user can access',
  async () => {
    const folder = join(temporaryFolder(), 'data');
    const file = await writeMessage(folder, 'one', eva);
    expect(file).toBe(join(folder, 'one.json'));
    expect((await stat(join(folder, 'one.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  },
);

it('writeMessage creates its file atomically', async () => {
  const folder = temporaryFolder();
  let isStored = false;
  const storing = writeMessage(folder, 'one', eva).then(() => {
    isStored = true;
  });
  while (!isStored) {
    // Throws if the JSON is incomplete.
    storedMessages(folder);
    await nextTurn();
  }
  await storing;
  expect(storedMessages(folder)).toHaveLength(1);
});
