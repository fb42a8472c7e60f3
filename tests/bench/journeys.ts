import type { Part } from './part.ts';
export const journeys: Part = {
  title: () => 'journeys',
  columns: [],
  async measure() {
    return {};
  },
};
