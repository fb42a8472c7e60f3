import { execFileSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '#scripts/install.mjs';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';

const folder = copyProject();
afterAll(() => removeCopy(folder));

function run(command: string, ...args: string[]) {
  // As the owner, whose folder wins.
  const env = { ...process.env, CONTENT: '' };
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env });
}
const git = (...args: string[]) => run('git', ...args);

it('an owner writes in the own folder alone, so that what upstream does merges without a conflict', () => {
  cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
  git('init', '--quiet');
  // .gitignore knows the packages as a folder only.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  run(process.execPath, 'scripts/run.mjs', 'new', 'portfolio');
  run(process.execPath, 'scripts/run.mjs', 'new', 'project', 'shift-plan');
  writeFileSync(join(folder, '.env.local'), 'VITE_ASSET_HOST=\n');
  const added = git('ls-files', '--others', '--exclude-standard').trim().split('\n');
  expect(added.length).toBeGreaterThan(50);
  expect(added.filter((file) => !file.startsWith('content/'))).toEqual([]);
  expect(git('diff', '--name-only')).toBe('');
});
