import { deleteApp, initializeApp } from 'firebase/app';
import { doc, initializeFirestore, setDoc, setLogLevel } from 'firebase/firestore/lite';
import { afterAll, describe, expect, test } from 'vitest';
import { allStores, fieldsOf, honest, newId, projectId } from './stores.ts';

setLogLevel('silent');

const { stores, stop } = await allStores();
afterAll(stop);

describe.each(stores)('the SDK with $name', ({ host, port, stored }) => {
  const app = initializeApp({ projectId, apiKey: 'none' }, `${port}`);
  const database = initializeFirestore(app, { host: `${host}:${port}`, ssl: false });
  const denied = { code: 'permission-denied' };
  afterAll(() => deleteApp(app));

  test('stores a message, takes the same once more, and no other text under its id', async () => {
    const id = newId();
    const message = doc(database, 'messages', id);
    await expect(setDoc(message, honest)).resolves.toBeUndefined();
    await expect(setDoc(message, honest)).resolves.toBeUndefined();
    await expect(setDoc(message, { ...honest, name: 'Bob' })).rejects.toMatchObject(denied);
    expect(await stored(id)).toEqual(fieldsOf());
  });

  test('hears permission-denied for a wrong message', async () => {
    const message = doc(database, 'messages', newId());
    await expect(setDoc(message, { ...honest, email: 'eva' })).rejects.toMatchObject(denied);
  });
});
