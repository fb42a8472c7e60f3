import { expect, it } from 'vitest';
import { runProcess } from '#tests/support/run-process.ts';

it('the built site keeps the budgets of its pages and chunks', async () => {
  const size = await runProcess(process.execPath, ['scripts/run.mjs', 'lab', 'size'], { cwd: '.' });
  expect(size).toMatchObject({ code: 0, errors: '' });
});
