import type { Part } from './part.ts';
export const taps: Part = {
  title: () => 'taps',
  columns: [],
  async measure() {
    return {};
  },
};
