import { expect, it } from 'vitest';
import { runTime } from './run-time.ts';
import {
  bubbleSort,
  heapSort,
  mergeSort,
  quickSort,
  type SortingAlgorithm,
  selectionSort,
  shellSort,
} from './sorting.ts';

/** All lists of the given length over the values 0 to 3: every order and every kind of duplicate. */
function everyList(length: number): number[][] {
  if (length === 0) return [[]];
  return everyList(length - 1).flatMap((list) => [0, 1, 2, 3].map((value) => [...list, value]));
}

const reversed = Array.from({ length: 64 }, (_, index) => 64 - index);
const everyPair = (64 * 63) / 2;

function comparisons(algorithm: SortingAlgorithm, values: readonly number[]): number {
  return [...algorithm([...values])].filter(({ kind }) => kind === 'compare').length;
}

it.each([
  ['Bubblesort', bubbleSort, everyPair],
  ['Selectionsort', selectionSort, everyPair],
  ['Quicksort', quickSort, everyPair / 2],
  ['Mergesort', mergeSort, everyPair / 2],
  ['Shellsort', shellSort, everyPair / 2],
  ['Heapsort', heapSort, everyPair / 2],
])('%s sorts every list, as its steps replay it, with so many comparisons', (_, sort, most) => {
  for (const list of [...[0, 1, 2, 3, 4].flatMap(everyList), reversed]) {
    const [live, replayed] = [[...list], [...list]];
    for (const { kind, left, right } of sort(live)) {
      const values = [replayed[left], replayed[right]];
      expect(values).not.toContain(undefined);
      if (kind === 'swap') [replayed[right] = 0, replayed[left] = 0] = values;
      if (kind === 'write') replayed[left] = live[left] ?? Number.NaN;
    }
    expect(live).toEqual([...list].sort((left, right) => left - right));
    expect(replayed).toEqual(live);
  }
  expect(comparisons(sort, reversed)).toBeLessThanOrEqual(most);
});

it('of three values costs three comparisons and two exchanges', () => {
  expect(comparisons(bubbleSort, [1, 2, 3])).toBe(2);
  expect(runTime(selectionSort, [3, 2, 1])).toBeCloseTo(0.088, 6);
});
