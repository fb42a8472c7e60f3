import { describe, expect, it } from 'vitest';
import { readCommit } from './commit-request.ts';
import { decideCommit } from './decide-commit.ts';
import type { StoredMessage } from './message-lines.mjs';

const now = '2026-11-20T09:41:00.000Z';
const earlier = '2026-11-19T08:00:00.000Z';
const honest = { name: 'Eva', email: 'eva@example.org', message: 'Hallo' };
const stored = new Map<string, StoredMessage>([
  ['old', { id: 'old', receivedAt: earlier, ...honest }],
]);

function documentName(id: string) {
  return `projects/p/databases/(default)/documents/messages/${id}`;
}

function set(id: string, values: Record<string, string> = honest, more: object = {}) {
  const fields = Object.fromEntries(
    Object.entries(values).map(([name, stringValue]) => [name, { stringValue }]),
  );
  return { update: { name: documentName(id), fields }, ...more };
}

function decide(...writes: object[]) {
  return decideCommit(readCommit(JSON.stringify({ writes })), stored, now);
}

describe('a commit', () => {
  it('adds a new message under its id, at the time of the commit', () => {
    const { added, answer } = decide(set('new'));
    expect(added).toEqual([{ id: 'new', receivedAt: now, ...honest }]);
    expect(answer).toEqual({ writeResults: [{ updateTime: now }], commitTime: now });
  });

  it('adds nothing when the same is sent again, and tells when it came first', () => {
    const { added, answer } = decide(set('old'));
    expect(added).toEqual([]);
    expect(answer).toEqual({ writeResults: [{ updateTime: earlier }], commitTime: now });
  });

  it('adds nothing and says nothing without writes', () => {
    expect(decide()).toEqual({ added: [], answer: {} });
  });

  it('adds all of its messages', () => {
    expect(decide(set('one'), set('two')).added.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('adds one message for one id, the last that it was given', () => {
    const { added, answer } = decide(set('new'), set('new', { ...honest, name: 'Bob' }));
    expect(added).toEqual([{ id: 'new', receivedAt: now, ...honest, name: 'Bob' }]);
    expect(answer.writeResults).toHaveLength(2);
  });

  it.each([
    ['another text under a known id', [set('old', { ...honest, name: 'Bob' })]],
    ['a delete', [{ delete: documentName('old') }]],
    [
      'a delete and a new text for the same id',
      [{ delete: documentName('old') }, set('old', { ...honest, name: 'Bob' })],
    ],
    ['a good message and a wrong one', [set('new'), set('other', { ...honest, email: 'eva' })]],
  ])('is denied as a whole: %s', (_, writes) => {
    expect(() => decide(...writes)).toThrow(expect.objectContaining({ code: 403 }));
  });

  it('conflicts with what is there only when the rules would let it in', () => {
    const create = { currentDocument: { exists: false } };
    const conflict = expect.objectContaining({ code: 409, status: 'ALREADY_EXISTS' });
    expect(() => decide(set('old', honest, create))).toThrow(conflict);
    expect(() => decide(set('old', {}, create))).toThrow(expect.objectContaining({ code: 403 }));
  });

  it('may insist on the time of the last change', () => {
    const at = (updateTime: string) => ({ currentDocument: { updateTime } });
    expect(decide(set('old', honest, at(earlier))).added).toEqual([]);
    expect(() => decide(set('old', honest, at(now)))).toThrow(
      expect.objectContaining({ code: 400, status: 'FAILED_PRECONDITION' }),
    );
  });
});
