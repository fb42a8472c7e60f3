import { describe, expect, it, vi } from 'vitest';
import { createDraft } from './draft.ts';
import { emptyMessage, fieldNames } from './fields.ts';

const erika = { name: 'Erika', email: 'erika@beispiel.de', message: 'Hallo!' };
const edited = { ...erika, message: 'Hallo noch einmal!' };

function sessionStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('an attempt', () => {
  it.each(fieldNames)(
    'has another id when the %s differs, but not when it has spaces around it',
    (name) => {
      const draft = createDraft(sessionStorage);
      const id = draft.startAttempt(erika);
      expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
      expect(draft.startAttempt({ ...erika, [name]: 'else' })).not.toBe(id);
      expect(draft.startAttempt({ ...erika, [name]: ` ${erika[name]}\n` })).toBe(id);
    },
  );

  it('keeps its id after a reload and after another message was sent', () => {
    const session = sessionStorage();
    const id = createDraft(() => session).startAttempt(erika);
    const draft = createDraft(() => session);
    draft.startAttempt(edited);
    draft.finishAttempt(edited);
    expect(draft.startAttempt(erika)).toBe(id);
  });

  it('has a new id after the same text was sent', () => {
    const session = sessionStorage();
    const draft = createDraft(() => session);
    draft.save(erika);
    const id = draft.startAttempt(erika);
    draft.finishAttempt(erika);
    expect(session.getItem('contact-draft')).toBeNull();
    expect(draft.startAttempt(erika)).not.toBe(id);
  });
});

describe('a message that fails after the visitor has sent another one', () => {
  const other = { ...erika, message: 'Noch etwas.' };

  /** Sends Erika's message and another one before the first has failed. */
  function sendBoth() {
    const draft = createDraft(sessionStorage);
    draft.save(erika);
    const id = draft.startAttempt(erika);
    draft.save(other);
    draft.startAttempt(other);
    return { draft, id };
  }

  it('returns with its id when the other one is stored', () => {
    const { draft, id } = sendBoth();
    draft.failAttempt(erika, id);
    expect(draft.read()).toEqual(other);
    draft.finishAttempt(other);
    expect(draft.read()).toEqual(erika);
    expect(draft.startAttempt(erika)).toBe(id);
    draft.finishAttempt(erika);
    expect(draft.read()).toEqual(emptyMessage);
  });

  it('returns in its turn when the other one fails, too', () => {
    const { draft, id } = sendBoth();
    const third = { ...erika, message: 'Und zum Schluss.' };
    draft.save(third);
    draft.failAttempt(erika, id);
    draft.failAttempt(other, draft.startAttempt(other));
    const returned = [third, erika].map((stored) => {
      draft.startAttempt(stored);
      draft.finishAttempt(stored);
      return draft.read();
    });
    expect(returned).toEqual([erika, other]);
  });

  it('returns at once when the other one was stored before', () => {
    const { draft, id } = sendBoth();
    draft.finishAttempt(other);
    const replaced = vi.fn();
    draft.onReplaced(replaced);
    draft.failAttempt(erika, id);
    expect(replaced.mock.calls).toEqual([[erika]]);
    expect(draft.startAttempt(erika)).toBe(id);
  });
});

it.each([
  '{"draft":',
  '{}',
  JSON.stringify({ draft: { name: 'Erika' }, attempts: {}, failed: [] }),
])('read returns an empty message when the storage contains %s', (text) => {
  const draft = createDraft(() => ({ ...sessionStorage(), getItem: () => text }));
  expect(draft.read()).toEqual(emptyMessage);
});
