import { describe, expect, inject, test } from 'vitest';
import { commit, documentName, fields, honest, newId, projectId, set } from './commit.ts';
import { payloads } from './payloads.ts';

const emulator = inject('emulator');
const origin = `http://${emulator?.host}:${emulator?.port}`;
const collection = `${origin}/v1/projects/${projectId}/databases/(default)/documents/messages`;
const asOwner = { headers: { authorization: 'Bearer owner' } };

async function stored(id: string) {
  const answer = await fetch(`${origin}/v1/${documentName(id)}`, asOwner);
  return answer.ok ? (await answer.json()).fields : undefined;
}

describe.skipIf(!emulator)('firestore.rules', () => {
  test.each(payloads)('give $status to $name', async ({ body, status, isStored }) => {
    const id = newId();
    if (isStored) await commit(origin, { writes: [set(id)] });

    const answer = await commit(origin, body(id));

    expect(answer.status, await answer.text()).toBe(status);
    // Whatever was tried: a message that is stored stays as it is, and what is denied is not stored.
    if (isStored) expect(await stored(id)).toEqual(fields(honest));
    else if (status !== 200) expect(await stored(id)).toBeUndefined();
  });

  test('store exactly what was sent', async () => {
    const id = newId();
    await commit(origin, { writes: [set(id)] });
    expect(await stored(id)).toEqual(fields(honest));
  });

  test('let the owner list the messages', async () => {
    const answer = await fetch(collection, asOwner);
    expect(answer.status).toBe(200);
  });

  const query = { structuredQuery: { from: [{ collectionId: 'messages' }] } };
  test.each([
    ['list the messages', 'GET', '/messages', undefined],
    ['read a message', 'GET', '/messages/{id}', undefined],
    ['read a document elsewhere', 'GET', '/users/eva', undefined],
    ['delete a message', 'DELETE', '/messages/{id}', undefined],
    ['query the messages', 'POST', ':runQuery', query],
    ['read a message in a batch', 'POST', ':batchGet', { documents: [documentName('eva')] }],
    ['create a document elsewhere', 'POST', '/users', { fields: fields(honest) }],
    ['change a message', 'PATCH', '/messages/{id}', { fields: fields({ ...honest, name: 'Bob' }) }],
  ])('do not let a stranger %s', async (_, method, path, body) => {
    const id = newId();
    await commit(origin, { writes: [set(id)] });

    const address = `${origin}/v1/projects/${projectId}/databases/(default)/documents${path.replace('{id}', id)}`;
    const answer = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

    expect(answer.status).toBe(403);
    expect(await stored(id)).toEqual(fields(honest));
  });
});
