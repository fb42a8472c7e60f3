import type { Part } from './part.ts';
export const build: Part = {
  title: () => 'build',
  columns: [],
  async measure() {
    return {};
  },
};
