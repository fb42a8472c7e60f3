import { hands, walk } from './walks.ts';

for (const hand of hands) walk({ hand, count: 3, seed: 28 });
