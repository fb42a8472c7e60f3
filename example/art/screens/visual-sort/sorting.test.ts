import { describe, expect, it } from 'vitest';
import {
  bubbleSort,
  heapSort,
  mergeSort,
  quickSort,
  type SortingAlgorithm,
  type Step,
  selectionSort,
  shellSort,
} from './sorting.ts';

const algorithms: readonly [string, SortingAlgorithm][] = [
  ['Bubblesort', bubbleSort],
  ['Selectionsort', selectionSort],
  ['Quicksort', quickSort],
  ['Mergesort', mergeSort],
  ['Shellsort', shellSort],
  ['Heapsort', heapSort],
];

/** All lists of the given length over the values 0 to 3: every order and every kind of duplicate. */
function everyList(length: number): number[][] {
  if (length === 0) return [[]];
  return everyList(length - 1).flatMap((list) => [0, 1, 2, 3].map((value) => [...list, value]));
}

function ascending(values: readonly number[]): number[] {
  return [...values].sort((left, right) => left - right);
}

function run(algorithm: SortingAlgorithm, values: number[]): Step[] {
  return [...algorithm(values)];
}

function comparisons(algorithm: SortingAlgorithm, values: number[]): number {
  return run(algorithm, values).filter(({ kind }) => kind === 'compare').length;
}

describe.each(algorithms)('%s', (_name, algorithm) => {
  it('sorts every short list, with and without duplicates', () => {
    for (const length of [0, 1, 2, 3, 4, 5, 6]) {
      for (const values of everyList(length)) {
        const sorted = [...values];
        run(algorithm, sorted);
        expect(sorted).toEqual(ascending(values));
      }
    }
  });

  it('sorts a long list with negative values', () => {
    const values = Array.from({ length: 500 }, (_, index) => ((index * 7919) % 1009) - 400);
    const sorted = [...values];
    run(algorithm, sorted);
    expect(sorted).toEqual(ascending(values));
  });

  it('reports positions inside the list only', () => {
    const values = [5, 3, 8, 1, 9, 2, 7, 7];
    for (const { left, right } of run(algorithm, values)) {
      expect(values[left]).toBeDefined();
      expect(values[right]).toBeDefined();
    }
  });

  it('reports enough operations to replay the whole run', () => {
    const original = [6, 2, 9, 4, 4, 1, 8, 3, 7];
    const live = [...original];
    const replayed = [...original];
    for (const { kind, left, right } of algorithm(live)) {
      const leftValue = replayed[left] ?? Number.NaN;
      const rightValue = replayed[right] ?? Number.NaN;
      if (kind === 'swap') [replayed[left], replayed[right]] = [rightValue, leftValue];
      if (kind === 'write') replayed[left] = live[left] ?? Number.NaN;
      expect(replayed).toEqual(live);
    }
  });
});

describe('Quicksort', () => {
  it('names the pivot on the right of a comparison, wherever an exchange has put it', () => {
    const values = [9, 4, 7, 1, 5, 8, 2, 6, 3];
    const firstRange: number[] = [];
    for (const { kind, right } of quickSort(values)) {
      if (kind === 'compare') firstRange.push(values[right] ?? Number.NaN);
      if (firstRange.length === 10) break;
    }
    expect(new Set(firstRange)).toEqual(new Set([5]));
  });
});

describe('counted comparisons', () => {
  const reversed = Array.from({ length: 64 }, (_, index) => 64 - index);

  it('of Bubblesort and Selectionsort are those of every pair for a reversed list', () => {
    expect(comparisons(bubbleSort, [...reversed])).toBe((64 * 63) / 2);
    expect(comparisons(selectionSort, [...reversed])).toBe((64 * 63) / 2);
  });

  it('of Bubblesort are a single pass for a sorted list', () => {
    expect(comparisons(bubbleSort, ascending(reversed))).toBe(63);
  });

  it('of the fast algorithms stay far below those of every pair', () => {
    for (const algorithm of [quickSort, mergeSort, shellSort, heapSort]) {
      expect(comparisons(algorithm, [...reversed])).toBeLessThan((64 * 63) / 4);
    }
  });
});
