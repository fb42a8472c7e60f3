import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { honest, newId, projectId } from './commit.ts';
import { startStandIn } from './stand-in.ts';

setLogLevel('silent');

const emulator = inject('emulator');
const standIn = await startStandIn();
const clients = [
  { name: 'the stand-in', ...clientOf(standIn) },
  ...(emulator ? [{ name: 'the emulator', ...clientOf(emulator) }] : []),
];

afterAll(async () => {
  await Promise.all(clients.map(({ app }) => deleteApp(app)));
  await standIn.stop();
});

function clientOf({ host, port }: { host: string; port: number }) {
  const app = initializeApp({ projectId, apiKey: 'public' }, `${port}`);
  const database = getFirestore(app);
  connectFirestoreEmulator(database, host, port);
  return { app, database };
}

function newMessage(database: Firestore) {
  return doc(database, 'messages', newId());
}

describe.each(clients)('the SDK with $name', ({ database }) => {
  test('stores a message, and takes the same once more', async () => {
    const message = newMessage(database);
    await expect(setDoc(message, honest)).resolves.toBeUndefined();
    await expect(setDoc(message, honest)).resolves.toBeUndefined();
  });

  test('hears permission-denied for another text under the same id', async () => {
    const message = newMessage(database);
    await setDoc(message, honest);
    await expect(setDoc(message, { ...honest, name: 'Bob' })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  test('hears permission-denied for a wrong message, for reading and for deleting', async () => {
    const message = newMessage(database);
    const refusal = { code: 'permission-denied' };
    await expect(setDoc(message, { ...honest, email: 'eva' })).rejects.toMatchObject(refusal);
    await expect(getDoc(message)).rejects.toMatchObject(refusal);
    await expect(deleteDoc(message)).rejects.toMatchObject(refusal);
  });
});
