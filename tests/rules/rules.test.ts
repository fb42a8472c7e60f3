import { afterAll, describe, expect, test } from 'vitest';
import {
  allStores,
  asOwner,
  commit,
  documents,
  emulatorStore,
  fieldsOf,
  newId,
  set,
} from './stores.ts';
import {
  callAsStranger,
  messages,
  otherRepeats,
  otherWrites,
  repeats,
  strangersCalls,
} from './writes.ts';

const emulator = emulatorStore();
const { stores, standIn, stop } = await allStores();
afterAll(stop);

describe.each(stores)('with $name', ({ origin, stored }) => {
  /** The stand-in refuses what the contact form never sends, whatever Firestore makes of it. */
  const isStandIn = origin === standIn.origin;

  test.each(messages)('%s: %i', async (_, status, writes) => {
    const id = newId();
    const answer = await commit(origin, writes(id));
    expect(answer.status, await answer.text()).toBe(status);
    expect((await stored(id)) !== undefined).toBe(status === 200);
  });

  test.each(otherWrites)('other writes, %s: %i', async (_, status, writes) => {
    const id = newId();
    const answer = await commit(origin, writes(id));
    if (isStandIn) expect([400, 403]).toContain(answer.status);
    else expect(answer.status, await answer.text()).toBe(status);
    if (isStandIn || status !== 200) expect(await stored(id)).toBeUndefined();
  });

  test.each([...repeats, ...otherRepeats])(
    'to what is stored, %s: %i',
    async (name, status, writes) => {
      const id = newId();
      await commit(origin, [set(id)]);
      const answer = await commit(origin, writes(id));
      const isOther = otherRepeats.some(([other]) => other === name);
      if (isStandIn && isOther) expect([400, 403]).toContain(answer.status);
      else expect(answer.status, await answer.text()).toBe(status);
      expect(await stored(id)).toEqual(fieldsOf());
    },
  );
});

describe.skipIf(!emulator)('firestore.rules', () => {
  const origin = emulator?.origin ?? '';

  test('let the owner list the messages', async () => {
    const answer = await fetch(`${origin}/v1/${documents}/messages`, { headers: asOwner });
    expect(answer.status).toBe(200);
  });

  test.each(strangersCalls)('do not let a stranger %s', async (...call) => {
    const id = newId();
    await commit(origin, [set(id)]);
    expect((await callAsStranger(origin, call, id)).status).toBe(403);
    expect(await emulator?.stored(id)).toEqual(fieldsOf());
  });
});
