import { execFileSync } from 'node:child_process';

const day = /^\d{4}-\d\d-\d\d$/;

/**
 * The day of the last commit that changed each file below a folder, as `2026-11-22`, by the file's path there. A file
 * that differs from its commit is left out, and every file where git or a part of its history is missing: no date is
 * better than a wrong one.
 * @param folder with its whole path
 */
export function lastChanges(folder: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const changes = new Map<string, string>();
  try {
    // A shallow clone tells of every file as if its oldest commit had made it.
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return changes;
    let current = '';
    const log = git('log', '--format=%cs', '--name-only', '--relative', '--', '.');
    for (const line of log.split('\n').filter(Boolean)) {
      if (day.test(line)) current = line;
      else if (current > (changes.get(line) ?? '')) changes.set(line, current);
    }
    const uncommitted = git('diff', 'HEAD', '--name-only', '--relative', '--', '.');
    for (const file of uncommitted.split('\n')) changes.delete(file);
    return changes;
  } catch {
    return new Map();
  }
}
