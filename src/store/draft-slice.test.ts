import { expect, it } from 'vitest';
import { createStore } from 'zustand';
import { emptyMessage, fieldNames } from '#src/lib/message.ts';
import { createDraftSlice } from './draft-slice.ts';

const erika = { name: 'Erika', email: 'erika@beispiel.de', message: 'Hallo!' };
const other = { ...erika, message: 'Hallo noch einmal!' };
const spaced = { ...erika, message: ' Hallo!\n' };
const pasted = { ...erika, email: 'erika@\u200bbeispiel.de' };

function sessionStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** Creates the slice as a page load does. @param storage shared by reloads */
function load(storage = sessionStorage()) {
  const store = createStore(createDraftSlice(() => storage));
  return { ...store.getState(), state: store.getState, storage };
}

it.each([
  ['the same for the same text', 'at once', erika, true],
  ['the same with spaces around it', 'at once', spaced, true],
  ['the same with an invisible character in the e-mail address', 'at once', pasted, true],
  ['the same after a reload', 'after a reload', erika, true],
  ['a new one once the message was stored', 'once stored', erika, false],
  ['a new one for another text', 'at once', other, false],
] as const)('the id of the next document is %s', (_, when, next, isSame) => {
  const page = load();
  page.saveDraft(erika);
  const id = page.startSending(erika);
  expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  if (when === 'once stored') page.finishSending(erika);
  const { startSending } = when === 'after a reload' ? load(page.storage) : page;
  expect(startSending(next) === id).toBe(isSame);
});

it.each(fieldNames)('a message has another id when only its %s differs', (name) => {
  const { startSending } = load();
  expect(startSending(erika)).not.toBe(startSending({ ...erika, [name]: 'else' }));
});

it.each([
  ['removed when its text is stored', erika, [erika], undefined],
  ['removed when spaces were added since', spaced, [erika], undefined],
  ['removed when its text is stored twice', erika, [erika, erika], undefined],
  ['the later text when only the earlier one is stored', other, [erika], other],
  ['removed when the later text is stored, too', other, [erika, other], undefined],
  ['kept when nothing is stored', erika, [], erika],
])('the draft of a message that was sent is %s', (_, typed, stored, draft) => {
  const { saveDraft, startSending, finishSending, state, storage } = load();
  saveDraft(erika);
  startSending(erika);
  saveDraft(typed);
  if (typed === other) startSending(other);
  for (const message of stored) finishSending(message);
  expect(state().draft).toEqual(draft);
  expect(load(storage).draft).toEqual(draft);
  expect(storage.values.size).toBe(draft ? 1 : 0);
});

it('session storage keeps nothing of a deleted text', () => {
  const { saveDraft, startSending, storage } = load();
  saveDraft(erika);
  startSending(erika);
  saveDraft({ ...emptyMessage, name: ' ' });
  expect(storage.values.size).toBe(0);
});

it.each([
  '{"draft":',
  '{}',
  JSON.stringify({ draft: { name: 'Erika' } }),
  JSON.stringify({ draft: erika, unconfirmed: {} }),
])('there is no draft when the storage contains %s', (text) => {
  const storage = { ...sessionStorage(), getItem: () => text };
  expect(load(storage).draft).toBeUndefined();
});

it('the draft stays in memory where there is no storage', () => {
  const store = createStore(
    createDraftSlice(() => {
      throw new Error('no storage');
    }),
  );
  store.getState().saveDraft(erika);
  expect(store.getState().draft).toEqual(erika);
});
