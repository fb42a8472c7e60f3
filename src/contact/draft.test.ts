import { describe, expect, it } from 'vitest';
import { createDraft } from './draft.ts';
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
    expect(createDraft(sessionStorage).read()).toEqual(emptyMessage);
  });

  it('survives a reload', () => {
    const session = sessionStorage();
    createDraft(() => session).save(erika);
    expect(createDraft(() => session).read()).toEqual(erika);
  });

  it('survives a send that fails', () => {
    const draft = createDraft(sessionStorage);
    draft.save(erika);
    draft.startAttempt(erika);
    expect(draft.read()).toEqual(erika);
  });

  it('goes with a success, and leaves nothing behind in the session', () => {
    const session = sessionStorage();
    const draft = createDraft(() => session);
    draft.save(erika);
    draft.finishAttempt(draft.startAttempt(erika));
    expect(draft.read()).toEqual(emptyMessage);
    expect(session.values.size).toBe(0);
  });

  it('stays when the visitor has written on before the success', () => {
    const draft = createDraft(sessionStorage);
    draft.save(erika);
    const id = draft.startAttempt(erika);
    draft.save(edited);
    draft.finishAttempt(id);
    expect(draft.read()).toEqual(edited);
  });
});

describe('an attempt', () => {
  it('has an id of 20 letters and digits, a new one for every text', () => {
    const draft = createDraft(sessionStorage);
    const texts = Array.from({ length: 200 }, (_, index) => ({ ...erika, message: `${index}` }));
    const ids = texts.map((text) => draft.startAttempt(text));
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(ids).size).toBe(200);
  });

  it.each(['name', 'email', 'message'] as const)('has another id with another %s', (field) => {
    const draft = createDraft(sessionStorage);
    const id = draft.startAttempt(erika);
    expect(draft.startAttempt({ ...erika, [field]: 'else' })).not.toBe(id);
  });

  it('has the same id whenever the same text is sent', () => {
    const draft = createDraft(sessionStorage);
    expect(draft.startAttempt(erika)).toBe(draft.startAttempt({ ...erika, name: 'Erika ' }));
  });

  it('has its id again after the text was changed and changed back', () => {
    const draft = createDraft(sessionStorage);
    const id = draft.startAttempt(erika);
    expect(draft.startAttempt(edited)).not.toBe(id);
    expect(draft.startAttempt(erika)).toBe(id);
  });

  it('has its id again after a reload', () => {
    const session = sessionStorage();
    const id = createDraft(() => session).startAttempt(erika);
    expect(createDraft(() => session).startAttempt(erika)).toBe(id);
  });

  it('keeps its id when another text is stored', () => {
    const draft = createDraft(sessionStorage);
    const id = draft.startAttempt(erika);
    draft.finishAttempt(draft.startAttempt(edited));
    expect(draft.startAttempt(erika)).toBe(id);
  });

  it('that is answered twice takes nothing from what was written after the first answer', () => {
    const draft = createDraft(sessionStorage);
    draft.save(erika);
    const id = draft.startAttempt(erika);
    draft.finishAttempt(id);
    draft.save(erika);
    draft.finishAttempt(id);
    expect(draft.read()).toEqual(erika);
  });

  it('has a new id after a success: the same text is another message then', () => {
    const draft = createDraft(sessionStorage);
    draft.save(erika);
    const id = draft.startAttempt(erika);
    draft.finishAttempt(id);
    expect(draft.startAttempt(erika)).not.toBe(id);
  });
});

describe('onEmptied', () => {
  it('tells of a success that empties the form, and of nothing else', () => {
    const draft = createDraft(sessionStorage);
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
    const draft = createDraft(refuse);
    draft.save(erika);
    expect(draft.read()).toEqual(erika);
    expect(draft.startAttempt(erika)).toBe(draft.startAttempt(erika));
  });

  it('the draft lives in memory when the storage is full', () => {
    const draft = createDraft(() => ({ ...sessionStorage(), setItem: refuse }));
    draft.save(erika);
    expect(draft.read()).toEqual(erika);
  });
});

describe('a stored text that is none of ours', () => {
  const id = 'a'.repeat(20);

  it.each([
    '',
    '{"draft":',
    'null',
    '7',
    '{}',
    JSON.stringify({ draft: erika }),
    JSON.stringify({ draft: { name: 'Erika' }, attempts: [] }),
    JSON.stringify({ draft: erika, attempts: {} }),
    JSON.stringify({ draft: erika, attempts: [null] }),
    JSON.stringify({ draft: erika, attempts: [erika] }),
    JSON.stringify({ draft: erika, attempts: [{ id, ...erika, email: 7 }] }),
    JSON.stringify({ draft: erika, attempts: [{ ...erika, id: '../users/1' }] }),
  ])('leaves the form empty: %s', (text) => {
    const draft = createDraft(() => ({ ...sessionStorage(), getItem: () => text }));
    expect(draft.read()).toEqual(emptyMessage);
  });
});
