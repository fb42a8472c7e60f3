import { afterAll, describe, expect, test } from 'vitest';
import { commit, documents, fieldsOf, newId, set } from './commit.ts';
import { messages, repeats } from './messages.ts';
import { otherRepeats, otherWrites } from './other-writes.ts';
import { emulatorStore, standInStore } from './stores.ts';
import { strangersCalls } from './strangers.ts';

const emulator = emulatorStore();
const standIn = await standInStore();
afterAll(() => standIn.stop());

const stores = emulator ? [emulator, standIn] : [standIn];

describe.each(stores)('with $name', ({ origin, stored }) => {
  test.each(messages)('%s: %i', async (_, status, changes) => {
    const id = newId();
    const answer = await commit(origin, set(id, changes));
    expect(answer.status, await answer.text()).toBe(status);
    expect((await stored(id)) !== undefined).toBe(status === 200);
  });

  test.each(repeats)('%s: %i', async (_, status, changes) => {
    const id = newId();
    await commit(origin, set(id));
    const answer = await commit(origin, set(id, changes));
    expect(answer.status, await answer.text()).toBe(status);
    expect(await stored(id)).toEqual(fieldsOf());
  });

  /** The stand-in refuses what the contact form never sends, whatever Firestore makes of it. */
  const isStandIn = origin === standIn.origin;

  test.each(otherWrites)('other writes, %s: %i', async (_, status, writes) => {
    const id = newId();
    const answer = await commit(origin, ...writes(id));
    if (isStandIn) expect([400, 403]).toContain(answer.status);
    else expect(answer.status, await answer.text()).toBe(status);
    if (isStandIn || status !== 200) expect(await stored(id)).toBeUndefined();
  });

  test.each(otherRepeats)('other writes to what is stored, %s: %i', async (_, status, writes) => {
    const id = newId();
    await commit(origin, set(id));
    const answer = await commit(origin, ...writes(id));
    if (isStandIn) expect([400, 403]).toContain(answer.status);
    else expect(answer.status, await answer.text()).toBe(status);
    expect(await stored(id)).toEqual(fieldsOf());
  });
});

describe.skipIf(!emulator)('firestore.rules', () => {
  test('let the owner list the messages', async () => {
    const asOwner = { headers: { authorization: 'Bearer owner' } };
    const answer = await fetch(`${emulator?.origin}/v1/${documents}/messages`, asOwner);
    expect(answer.status).toBe(200);
  });

  test.each(strangersCalls)('do not let a stranger %s', async (_, call) => {
    const id = newId();
    await commit(emulator?.origin ?? '', set(id));
    const answer = await call(`${emulator?.origin}/v1/${documents}`, id);
    expect(answer.status).toBe(403);
    expect(await emulator?.stored(id)).toEqual(fieldsOf());
  });
});
