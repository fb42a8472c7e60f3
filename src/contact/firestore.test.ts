import { _components } from 'firebase/app';
import { expect, it } from 'vitest';

it('Firebase has the private part that sending takes out of it', () => {
  // An update that renames or hides it lets every send fail, or brings the heartbeat back: firestore.ts must follow.
  expect(_components.get('heartbeat')).toMatchObject({ name: 'heartbeat' });
});
