import { test } from '#tests/support/test.ts';
import { devices, walk } from './walks.ts';

/** In all, in parts that workers share. */
const count = Number(process.env.WALKS ?? 60);
const partSize = 6;

for (const [hand, device] of devices) {
  test.describe(`somebody with a ${hand}`, () => {
    test.use(device);
    for (let part = 0; part < count / partSize / devices.length; part += 1) {
      walk({ hand, count: partSize, seed: 100 + part });
    }
  });
}
