import { hands, walk } from './walks.ts';

for (const hand of hands) walk({ hand, count: 2, seed: 28 });
