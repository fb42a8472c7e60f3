import { defineWalkTest, hands } from './define-walk-test.ts';

for (const hand of hands) defineWalkTest({ hand, count: 2, seed: 28 });
