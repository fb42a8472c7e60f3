import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
let messages: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'));
  messages = join(folder, 'messages');
});
afterEach(() => rmSync(folder, { recursive: true }));

function list() {
  return spawnSync(process.execPath, [resolve('scripts/messages.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, MESSAGES_FOLDER: messages, TZ: 'Europe/Berlin' },
  });
}

function write(values: Record<string, string> = {}) {
  const receivedAt = '2026-11-20T09:41:00.000Z';
  const eva = { id: 'eva', receivedAt, name: 'Eva', email: 'eva@example.org', message: 'Hallo' };
  const message = { ...eva, ...values };
  mkdirSync(messages, { recursive: true });
  writeFileSync(join(messages, `${message.id}.json`), JSON.stringify(message));
}

describe('npm run messages', () => {
  it('says that there are none yet', () => {
    const { stdout, stderr, status } = list();
    expect({ stdout, stderr, status }).toEqual({
      stdout: `No messages in ${messages}\n\n`,
      stderr: '',
      status: 0,
    });
  });

  it('shows when each message came, from whom, and its text', () => {
    const receivedAt = '2026-11-20T08:00:00.000Z';
    write({ id: 'bob', receivedAt, name: 'Bob', message: 'Guten Tag,\n\nich bin Bob.' });
    write();
    expect(list().stdout).toBe(
      [
        `2 messages in ${messages}\n`,
        '20.11.2026, 10:41  Eva <eva@example.org>',
        '  Hallo\n',
        '20.11.2026, 09:00  Bob <eva@example.org>',
        '  Guten Tag,\n  \n  ich bin Bob.\n\n',
      ].join('\n'),
    );
  });

  it('shows the others when one is torn', () => {
    write();
    writeFileSync(join(messages, 'bob.json'), '{"id":');
    const { stdout, stderr, status } = list();
    expect(stdout).toContain('1 message in');
    expect(stdout).toContain('Eva <eva@example.org>');
    expect(stderr).toContain('Left out, no messages: bob.json');
    expect(status).toBe(0);
  });

  it('does not let a message command the terminal', () => {
    const message = 'a\u001b[2Jb\rc\u202ed\u009b31me\u0000f\u0007g\u2028h';
    write({ name: 'Eva\nBob\u001b]0;x', email: 'e@\u009b2J', message });
    const { stdout } = list();
    expect(stdout).toContain('Eva Bob\ufffd]0;x <e@\ufffd2J>\n');
    expect(stdout).toContain('  a\ufffd[2Jb\n  c\ufffdd\ufffd31me\ufffdf\ufffdg\ufffdh\n');
  });

  it('fails with one line when the folder cannot be read', () => {
    writeFileSync(messages, '');
    const { stderr, status } = list();
    expect(stderr).toMatch(/^ENOTDIR.*\n$/);
    expect(status).toBe(1);
  });
});
