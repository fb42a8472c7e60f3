import { expect, it } from 'vitest';
import { contentIssues } from './check.ts';

it('the example has no issue', async () => {
  expect(await contentIssues('example')).toEqual([]);
});
