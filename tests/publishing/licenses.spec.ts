import { expect, test } from '#tests/support/test.ts';

test('the licences of packages and font are published with the site', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const packages = await read('/licenses.txt');
  for (const name of ['react-dom', 'firebase', 'zustand'])
    expect(packages).toMatch(new RegExp(`^## ${name} - \\d`, 'm'));
  expect(await read('/assets/app/apache-license.txt')).toContain('Apache License');
  expect(await read('/assets/app/inter-license.txt')).toContain('SIL OPEN FONT LICENSE');
});
