import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastChanges } from './last-changes.ts';

let folder: string;
const content = () => join(folder, 'site/src/content');

function git(...args: string[]) {
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.org'];
  execFileSync('git', [...identity, '-c', 'commit.gpgsign=false', ...args], { cwd: folder });
}

function commit(day: string, files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) writeFileSync(join(content(), file), text);
  git('add', '.');
  process.env.GIT_COMMITTER_DATE = `${day}T12:00:00+01:00`;
  git('commit', '-q', '-m', day);
  delete process.env.GIT_COMMITTER_DATE;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-changes-'));
  git('init', '-q');
  mkdirSync(join(content(), 'projects'), { recursive: true });
  commit('2024-01-02', { 'pages.ts': '1', 'projects/grün.ts': '1', 'owner.ts': '1' });
  commit('2025-03-04', { 'projects/grün.ts': '2' });
  writeFileSync(join(content(), 'owner.ts'), 'not committed');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the days of the last changes', () => {
  it('are those of the commits, without what differs from its commit', () => {
    const days = { 'pages.ts': '2024-01-02', 'projects/grün.ts': '2025-03-04' };
    expect(Object.fromEntries(lastChanges(content()))).toEqual(days);
  });

  it('are not known in a shallow clone, which has a part of the history', () => {
    const clone = join(folder, 'clone');
    git('clone', '-q', '--depth', '1', `file://${folder}`, clone);
    expect(lastChanges(join(clone, 'site/src/content')).size).toBe(0);
  });

  it('are not known where there is no git', () => {
    const outside = mkdtempSync(join(tmpdir(), 'no-git-'));
    expect(lastChanges(outside).size).toBe(0);
    rmSync(outside, { recursive: true });
  });
});
