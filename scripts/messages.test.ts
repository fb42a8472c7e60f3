import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  file = join(folder, 'messages.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

function list() {
  return spawnSync(process.execPath, [resolve('scripts/messages.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, MESSAGES_FILE: file, TZ: 'Europe/Berlin' },
  });
}

function line(values: Record<string, string> = {}) {
  const receivedAt = '2026-11-20T09:41:00.000Z';
  const message = {
    id: 'eva',
    receivedAt,
    name: 'Eva',
    email: 'eva@example.org',
    message: 'Hallo',
  };
  return `${JSON.stringify({ ...message, ...values })}\n`;
}

describe('npm run messages', () => {
  it('says that there are none yet', () => {
    const { stdout, stderr, status } = list();
    expect({ stdout, stderr, status }).toEqual({
      stdout: `No messages in ${file}\n\n`,
      stderr: '',
      status: 0,
    });
  });

  it('shows when each message came, from whom, and its text', () => {
    writeFileSync(file, line() + line({ name: 'Bob', message: 'Guten Tag,\n\nich bin Bob.' }));
    expect(list().stdout).toBe(
      [
        `2 messages in ${file}\n`,
        '20.11.2026, 10:41  Eva <eva@example.org>',
        '  Hallo\n',
        '20.11.2026, 10:41  Bob <eva@example.org>',
        '  Guten Tag,\n  \n  ich bin Bob.\n\n',
      ].join('\n'),
    );
  });

  it('shows the others when the last line is torn', () => {
    writeFileSync(file, line() + line().slice(0, 50));
    const { stdout, stderr, status } = list();
    expect(stdout).toContain('1 message in');
    expect(stdout).toContain('Eva <eva@example.org>');
    expect(stderr).toContain('1 unreadable line');
    expect(status).toBe(0);
  });

  it('does not let a message command the terminal', () => {
    const message = 'a\u001b[2Jb\rc\u202ed\u009b31me\u0000f\u0007g\u2028h';
    writeFileSync(file, line({ name: 'Eva\nBob\u001b]0;x', email: 'e@\u009b2J', message }));
    const { stdout } = list();
    expect(stdout).toContain('Eva Bob\ufffd]0;x <e@\ufffd2J>\n');
    expect(stdout).toContain('  a\ufffd[2Jb\n  c\ufffdd\ufffd31me\ufffdf\ufffdg\ufffdh\n');
  });

  it('fails with one line when the file cannot be read', () => {
    file = folder;
    const { stderr, status } = list();
    expect(stderr).toMatch(/^The messages cannot be read: EISDIR.*\n$/);
    expect(status).toBe(1);
  });
});
