import { expect, it } from 'vitest';
import { mistakesIn } from './check.ts';

it('the example has no mistake', async () => {
  expect(await mistakesIn('example')).toEqual([]);
});
