import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** `scripts/build/budgets.test.ts` has what the lines say. */
it('the built site keeps the budgets of its pages and chunks', async () => {
  const child = spawn(process.execPath, ['scripts/lab/size.mjs']);
  let errors = '';
  child.stderr.on('data', (data) => {
    errors += data;
  });
  child.stdout.resume();
  const [code] = await once(child, 'close');
  expect(errors).toBe('');
  expect(code).toBe(0);
});
