import {
  bubbleSort,
  heapSort,
  mergeSort,
  quickSort,
  type SortingAlgorithm,
  selectionSort,
  shellSort,
} from './sorting.ts';

export interface Algorithm {
  name: string;
  /** Stands for the algorithm in every chart. */
  color: string;
  sort: SortingAlgorithm;
}

export const bubblesort: Algorithm = { name: 'Bubblesort', color: '#f06292', sort: bubbleSort };
export const selectionsort: Algorithm = {
  name: 'Selectionsort',
  color: '#42a5f5',
  sort: selectionSort,
};
export const quicksort: Algorithm = { name: 'Quicksort', color: '#66d19e', sort: quickSort };
export const mergesort: Algorithm = { name: 'Mergesort', color: '#ffb74d', sort: mergeSort };
export const shellsort: Algorithm = { name: 'Shellsort', color: '#b794f6', sort: shellSort };
export const heapsort: Algorithm = { name: 'Heapsort', color: '#4dd0e1', sort: heapSort };

/** All six, in the order of the program's list. */
export const algorithms: readonly Algorithm[] = [
  bubblesort,
  selectionsort,
  quicksort,
  mergesort,
  shellsort,
  heapsort,
];
