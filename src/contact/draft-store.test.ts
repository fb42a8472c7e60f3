import { describe, expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { emptyMessage } from './message.ts';

const erika = { name: 'Erika', email: 'erika@beispiel.de', message: 'Hallo!' };
const edited = { ...erika, message: 'Hallo noch einmal!' };

function sessionStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe('the draft', () => {
  it('is empty at first', () => {
    expect(createDraftStore(sessionStorage).read()).toEqual(emptyMessage);
  });

  it('survives a reload', () => {
    const session = sessionStorage();
    createDraftStore(() => session).save(erika);
    expect(createDraftStore(() => session).read()).toEqual(erika);
  });

  it('survives a send that fails', () => {
    const draft = createDraftStore(sessionStorage);
    draft.save(erika);
    draft.startAttempt(erika);
    expect(draft.read()).toEqual(erika);
  });

  it('goes with a success, and leaves nothing behind in the session', () => {
    const session = sessionStorage();
    const draft = createDraftStore(() => session);
    draft.save(erika);
    draft.finishAttempt(draft.startAttempt(erika));
    expect(draft.read()).toEqual(emptyMessage);
    expect(session.values.size).toBe(0);
  });

  it('stays when the visitor has written on before the success', () => {
    const draft = createDraftStore(sessionStorage);
    draft.save(erika);
    const id = draft.startAttempt(erika);
    draft.save(edited);
    draft.finishAttempt(id);
    expect(draft.read()).toEqual(edited);
  });
});

describe('an attempt', () => {
  it('has the same id whenever the same text is sent', () => {
    const draft = createDraftStore(sessionStorage);
    expect(draft.startAttempt(erika)).toBe(draft.startAttempt({ ...erika, name: 'Erika ' }));
  });

  it('has its id again after the text was changed and changed back', () => {
    const draft = createDraftStore(sessionStorage);
    const id = draft.startAttempt(erika);
    expect(draft.startAttempt(edited)).not.toBe(id);
    expect(draft.startAttempt(erika)).toBe(id);
  });

  it('has its id again after a reload', () => {
    const session = sessionStorage();
    const id = createDraftStore(() => session).startAttempt(erika);
    expect(createDraftStore(() => session).startAttempt(erika)).toBe(id);
  });

  it('has a new id after a success: the same text is another message then', () => {
    const draft = createDraftStore(sessionStorage);
    draft.save(erika);
    const id = draft.startAttempt(erika);
    draft.finishAttempt(id);
    expect(draft.startAttempt(erika)).not.toBe(id);
  });
});

describe('onEmptied', () => {
  it('tells of a success that empties the form, and of nothing else', () => {
    const draft = createDraftStore(sessionStorage);
    let calls = 0;
    const unsubscribe = draft.onEmptied(() => {
      calls += 1;
    });
    draft.save(erika);
    const id = draft.startAttempt(erika);
    draft.save(edited);
    draft.finishAttempt(id);
    draft.save({ name: '', email: '', message: '' });
    draft.save(erika);
    expect(calls).toBe(0);
    draft.finishAttempt(draft.startAttempt(erika));
    expect(calls).toBe(1);
    unsubscribe();
    draft.save(erika);
    draft.finishAttempt(draft.startAttempt(erika));
    expect(calls).toBe(1);
  });
});

describe('without a storage', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };

  it('the draft lives in memory when the browser has none', () => {
    const draft = createDraftStore(refuse);
    draft.save(erika);
    expect(draft.read()).toEqual(erika);
    expect(draft.startAttempt(erika)).toBe(draft.startAttempt(erika));
  });

  it('the draft lives in memory when the storage is full', () => {
    const draft = createDraftStore(() => ({ ...sessionStorage(), setItem: refuse }));
    draft.save(erika);
    expect(draft.read()).toEqual(erika);
  });

  it('the form starts empty when the storage holds what is none of ours', () => {
    const draft = createDraftStore(() => ({ ...sessionStorage(), getItem: () => '{"draft":7' }));
    expect(draft.read()).toEqual(emptyMessage);
  });
});
