import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/root.mjs';

const content = '.cache/content-without-cards';

it('npm run pictures open-graph draws the card of every page', { timeout: 120_000 }, () => {
  const folder = join(root, content);
  rmSync(folder, { recursive: true, force: true });
  const filter = (path: string) => !path.includes(join('example', 'art'));
  cpSync(join(root, 'example'), folder, { recursive: true, filter });
  const cards = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /card\.jpg$|open-graph.*\.jpg$/.test(path))
    .map((path) => join(folder, path));
  for (const card of cards) rmSync(card);
  execFileSync('npx', ['tsx', 'example/art/pictures.mjs', 'open-graph'], {
    cwd: root,
    env: { ...process.env, CONTENT: content },
    shell: process.platform === 'win32',
  });
  expect(cards.length).toBeGreaterThan(10);
  expect(cards.filter((card) => !existsSync(card))).toEqual([]);
});
