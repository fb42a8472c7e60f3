import type { Part } from './part.ts';
export const visit: Part = {
  title: () => 'visit',
  columns: [],
  async measure() {
    return {};
  },
};
