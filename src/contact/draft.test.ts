import { describe, expect, it } from 'vitest';
import { afterSuccess, attemptedId, type DraftState, emptyDraft, parseDraft } from './draft.ts';

const erika = { name: 'Erika', email: 'erika@beispiel.de', message: 'Hallo!' };
const firstId = 'a'.repeat(20);
const secondId = 'b'.repeat(20);
const attempted: DraftState = { draft: erika, attempts: [{ id: firstId, ...erika }] };

describe('attemptedId', () => {
  it('knows a text that was sent before', () => {
    expect(attemptedId(attempted, erika)).toBe(firstId);
  });

  it('takes no notice of white space at the ends', () => {
    expect(attemptedId(attempted, { ...erika, name: ' Erika ', message: 'Hallo!\n' })).toBe(
      firstId,
    );
  });

  it.each(['name', 'email', 'message'] as const)('tells texts apart by the %s', (field) => {
    expect(attemptedId(attempted, { ...erika, [field]: 'else' })).toBeUndefined();
  });
});

describe('afterSuccess', () => {
  const later = { ...erika, message: 'Hallo noch einmal!' };

  it('leaves nothing when the form still says what was sent', () => {
    expect(afterSuccess(attempted, firstId)).toBe(emptyDraft);
    const padded = { ...attempted, draft: { ...erika, message: 'Hallo! ' } };
    expect(afterSuccess(padded, firstId)).toBe(emptyDraft);
  });

  it('keeps what was written meanwhile, and the other attempts', () => {
    const state = { draft: later, attempts: [...attempted.attempts, { id: secondId, ...later }] };
    expect(afterSuccess(state, firstId)).toEqual({
      draft: later,
      attempts: [{ id: secondId, ...later }],
    });
  });

  it('changes nothing when a twin of the same attempt was stored before', () => {
    const state = { draft: later, attempts: [] };
    expect(afterSuccess(state, firstId)).toBe(state);
  });
});

describe('parseDraft', () => {
  it('reads back what was stored', () => {
    expect(parseDraft(JSON.stringify(attempted))).toEqual(attempted);
  });

  it.each([
    null,
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
    JSON.stringify({ draft: erika, attempts: [{ ...erika, id: '../users/1' }] }),
  ])('begins afresh with %s', (text) => {
    expect(parseDraft(text)).toBe(emptyDraft);
  });
});
