import type { Part } from './part.ts';
export const growth: Part = {
  title: () => 'growth',
  columns: [],
  async measure() {
    return {};
  },
};
