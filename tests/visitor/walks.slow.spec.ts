import { test } from '#tests/support/test.ts';
import { devices, walk } from './walks.ts';

const partSize = 6;

/** In parts that workers share. */
const parts = Math.ceil(Number(process.env.WALKS || 24) / partSize / devices.length);
const seeds = Array.from({ length: parts }, (_, part) => 100 + part);

for (const [hand, device] of devices) {
  test.describe(`somebody with a ${hand}`, () => {
    test.use(device);
    for (const seed of seeds) walk({ hand, count: partSize, seed });
  });
}
