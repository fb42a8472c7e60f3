import { test } from '#tests/support/test.ts';
import { devices, walk } from './walks.ts';

for (const [hand, device] of devices) {
  test.describe(`somebody with a ${hand}`, () => {
    test.use(device);
    walk({ hand, count: 3, seed: 28 });
  });
}
