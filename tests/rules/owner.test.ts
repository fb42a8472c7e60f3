import { expect, inject, test } from 'vitest';
import { runProcess } from '#tests/support/run-process.ts';
import { commit, honest, newId, projectId, set } from './stores.ts';

const emulator = inject('emulator');

test.skipIf(!emulator)('the owner reads and deletes what no visitor may', async () => {
  const host = `${emulator?.host}:${emulator?.port}`;
  const messages = (...args: string[]) =>
    runProcess(process.execPath, ['scripts/run.mjs', 'messages', '--project', projectId, ...args], {
      cwd: process.cwd(),
      env: { FIRESTORE_EMULATOR_HOST: host },
    });
  const name = newId();
  await commit(`http://${host}`, [set(newId(), { name }), set(newId(), { name })]);

  const { output } = await messages();
  expect(output.split(`${name} <${honest.email}>`)).toHaveLength(3);

  const { errors, code } = await messages('--delete-before', '2999-01-01', '--yes');
  expect({ errors, code }).toEqual({ errors: '', code: 0 });
  expect((await messages()).output).toMatch(/^No messages in/);
});
