import { defineWalkTest, hands } from './define-walk-test.ts';

const partSize = 6;

/** Workers share the parts. */
const parts = Math.ceil(Number(process.env.WALKS || 24) / partSize / hands.length);

for (const hand of hands)
  for (let part = 0; part < parts; part += 1)
    defineWalkTest({ hand, count: partSize, seed: 100 + part });
