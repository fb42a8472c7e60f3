import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '#scripts/install.mjs';
import { copyProject, removeCopy } from '#tests/support/project-copy.ts';

const folder = copyProject();

function run(command: string, ...args: string[]) {
  // As the owner, whose folder wins.
  const env = { ...process.env, CONTENT: '' };
  return execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', env });
}
const git = (...args: string[]) =>
  run('git', '-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.org', ...args);
const commit = (message: string) => {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
};
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

/** An owner's history and upstream's, which goes on after the owner has begun. */
beforeAll(() => {
  cpSync(join(root, '.gitignore'), join(folder, '.gitignore'));
  git('init', '--quiet', '--initial-branch', 'main');
  // .gitignore knows the packages as a folder only.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  commit('The template');
  git('branch', 'upstream');
  run(process.execPath, 'scripts/run.mjs', 'new', 'portfolio');
  run(process.execPath, 'scripts/run.mjs', 'new', 'project', 'shift-plan');
  rmSync(join(folder, 'content/projects/a-chess'), { recursive: true });
  edit('content/owner.ts', (text) => text.replaceAll('Mustermann', 'Probe'));
  edit('content/palette.json', (text) => text.replace('#296acb', '#1d5fb8'));
  writeFileSync(join(folder, '.env.local'), 'VITE_OFFLINE=off\n');
  commit('My own site');
});
afterAll(() => removeCopy(folder));

it('an owner writes in the own folder alone, and what upstream does merges without a conflict', () => {
  const changed = git('diff', '--name-only', 'upstream', 'main').trim().split('\n');
  expect(changed.length).toBeGreaterThan(50);
  expect(changed.filter((file) => !file.startsWith('content/'))).toEqual([]);
  expect(git('status', '--short')).toBe('');

  const before = git('rev-parse', 'main:content');
  git('switch', '--quiet', 'upstream');
  edit('src/ui/button.tsx', (text) => `${text}\n// Another line.\n`);
  edit('example/owner.ts', (text) => text.replace('Musterweg', 'Beispielweg'));
  edit('example/texts/lock.ts', (text) => text.replace('Gerade eben', 'Eben'));
  edit('package.json', (text) => text.replace('"version": "1.0.0"', '"version": "1.1.0"'));
  rmSync(join(folder, 'example/projects/visual-sort'), { recursive: true });
  writeFileSync(join(folder, 'example/projects/threencrypt/card.jpg'), 'Another picture');
  commit('What is new');
  git('switch', '--quiet', 'main');
  git('merge', '--quiet', '--no-edit', 'upstream');
  expect(git('rev-parse', 'main:content')).toBe(before);
  expect(git('status', '--short')).toBe('');
  expect(readFileSync(join(folder, '.env.local'), 'utf8')).toBe('VITE_OFFLINE=off\n');
});
