import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { assert, asyncProperty } from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { root } from '#scripts/install.mjs';
import { generated } from '#tests/support/generated.ts';
import { mistakes, writeMistaken } from '#tests/support/mistakes.ts';
import { runVite } from '#tests/support/site-server.ts';

const CONTENT = '.cache/broken-owner';
const env = { CONTENT, OUT_DIR: '.cache/broken-owner-site' };
afterAll(() => {
  for (const folder of Object.values(env))
    rmSync(join(root, folder), { recursive: true, force: true });
});

it('whatever an owner gets wrong, npm run build names file and field in one line each, and never prints a stack', async () => {
  const property = asyncProperty(mistakes, async (list) => {
    writeMistaken(join(root, CONTENT), list);
    const ended = await runVite(['build'], env);
    const { code } = ended;
    const lines = ended.errors.split('\n').filter((line) => line && !/fail to send/.test(line));
    expect(lines).toEqual([...new Set(lines)]);
    for (const line of lines) expect(line).toMatch(/^\.cache\/broken-owner\//);
    expect(code, ended.errors).toBe(lines.length > 0 ? 1 : 0);
    for (const mistake of list) {
      if (!('field' in mistake)) continue;
      const { file, field } = mistake;
      const told = lines.filter((line) => line.includes(`${CONTENT}/${file}`));
      const names = told.map((line) => /^\S+ (\S+)/.exec(line)?.[1] ?? '');
      // A part of it, or what it is a part of.
      const isTold = names.some((name) => name.startsWith(field) || field.startsWith(name));
      expect(isTold, `${field} in:\n${ended.errors}`).toBe(true);
    }
  });
  await assert(property, generated(12));
}, 3_600_000);
