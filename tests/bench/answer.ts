import type { Part } from './part.ts';
export const answer: Part = {
  title: () => 'answer',
  columns: [],
  async measure() {
    return {};
  },
};
