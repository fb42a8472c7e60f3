import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { assert, asyncProperty } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { root } from '#scripts/install.mjs';
import { generated } from '#tests/support/generated.ts';
import { mistake, writeMistaken } from '#tests/support/mistakes.ts';
import { runVite } from '#tests/support/site-server.ts';

const CONTENT = '.cache/broken-owner';
const env = { CONTENT, OUT_DIR: '.cache/broken-owner-site' };
afterAll(() => {
  for (const folder of Object.values(env))
    rmSync(join(root, folder), { recursive: true, force: true });
});

it('whatever an owner gets wrong, npm run build names the file in one line, and never prints a stack', async () => {
  const property = asyncProperty(mistake, async (one) => {
    writeMistaken(join(root, CONTENT), one);
    const ended = await runVite(['build'], env);
    const { code } = ended;
    const lines = ended.errors.split('\n').filter((line) => line && !/fail to send/.test(line));
    expect(lines).toEqual([...new Set(lines)]);
    for (const line of lines) expect(line).toMatch(/^\.cache\/broken-owner\//);
    expect(code, ended.errors).toBe(lines.length > 0 ? 1 : 0);
  });
  await assert(property, generated(12));
}, 3_600_000);
