import { _components } from 'firebase/app';
import { expect, it } from 'vitest';
import { removeHeartbeat } from './firestore.ts';

it('sending takes the heartbeat out of Firebase, and says so where there is none', () => {
  expect(_components.get('heartbeat')).toMatchObject({ name: 'heartbeat' });
  removeHeartbeat();
  expect(_components.has('heartbeat')).toBe(false);
  expect(removeHeartbeat).toThrow('Firebase has no component "heartbeat"');
});
