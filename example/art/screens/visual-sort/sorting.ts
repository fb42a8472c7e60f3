/** One elementary operation of a sorting algorithm, reported after it happened. */
export interface Step {
  /** `compare` reads two positions, `swap` exchanges them, `write` stores one value (both positions are the same). */
  kind: 'compare' | 'swap' | 'write';
  left: number;
  right: number;
}

/** Sorts the list in place, in ascending order, and yields every elementary operation. */
export type SortingAlgorithm = (values: number[]) => Generator<Step, void>;

function at(values: readonly number[], index: number): number {
  const value = values[index];
  if (value === undefined) throw new RangeError(`No value at ${index} of ${values.length}.`);
  return value;
}

function* swap(values: number[], left: number, right: number): Generator<Step, void> {
  const kept = at(values, left);
  values[left] = at(values, right);
  values[right] = kept;
  yield { kind: 'swap', left, right };
}

function* write(values: number[], index: number, value: number): Generator<Step, void> {
  values[index] = value;
  yield { kind: 'write', left: index, right: index };
}

/** Lets neighbours change places until a whole pass has nothing to do. */
export function* bubbleSort(values: number[]): Generator<Step, void> {
  for (let end = values.length - 1; end > 0; end -= 1) {
    let swapped = false;
    for (let index = 0; index < end; index += 1) {
      yield { kind: 'compare', left: index, right: index + 1 };
      if (at(values, index) > at(values, index + 1)) {
        yield* swap(values, index, index + 1);
        swapped = true;
      }
    }
    if (!swapped) return;
  }
}

/** Every comparison names the smallest value found so far on its left and the candidate on its right. */
export function* selectionSort(values: number[]): Generator<Step, void> {
  for (let start = 0; start < values.length - 1; start += 1) {
    let smallest = start;
    for (let index = start + 1; index < values.length; index += 1) {
      yield { kind: 'compare', left: smallest, right: index };
      if (at(values, index) < at(values, smallest)) smallest = index;
    }
    yield* swap(values, start, smallest);
  }
}

function* quickSortRange(values: number[], first: number, last: number): Generator<Step, void> {
  if (first >= last) return;
  let pivotIndex = (first + last) >> 1;
  const pivot = at(values, pivotIndex);
  let left = first;
  let right = last;
  while (left <= right) {
    for (;;) {
      yield { kind: 'compare', left, right: pivotIndex };
      if (at(values, left) >= pivot) break;
      left += 1;
    }
    for (;;) {
      yield { kind: 'compare', left: right, right: pivotIndex };
      if (at(values, right) <= pivot) break;
      right -= 1;
    }
    if (left <= right) {
      yield* swap(values, left, right);
      if (pivotIndex === left) pivotIndex = right;
      else if (pivotIndex === right) pivotIndex = left;
      left += 1;
      right -= 1;
    }
  }
  yield* quickSortRange(values, first, right);
  yield* quickSortRange(values, left, last);
}

/** Hoare's partition. Every comparison names the candidate on its left and the pivot on its right. */
export function* quickSort(values: number[]): Generator<Step, void> {
  yield* quickSortRange(values, 0, values.length - 1);
}

function* mergeSortRange(values: number[], first: number, last: number): Generator<Step, void> {
  if (first >= last) return;
  const middle = (first + last) >> 1;
  yield* mergeSortRange(values, first, middle);
  yield* mergeSortRange(values, middle + 1, last);
  const merged: number[] = [];
  let left = first;
  let right = middle + 1;
  while (left <= middle && right <= last) {
    yield { kind: 'compare', left, right };
    if (at(values, left) <= at(values, right)) merged.push(at(values, left++));
    else merged.push(at(values, right++));
  }
  merged.push(...values.slice(left, middle + 1), ...values.slice(right, last + 1));
  for (const [offset, value] of merged.entries()) yield* write(values, first + offset, value);
}

/** Sorts both halves, then merges them. */
export function* mergeSort(values: number[]): Generator<Step, void> {
  yield* mergeSortRange(values, 0, values.length - 1);
}

/** Insertion sort over gaps that halve, as Shell published it. */
export function* shellSort(values: number[]): Generator<Step, void> {
  for (let gap = values.length >> 1; gap > 0; gap >>= 1) {
    for (let start = gap; start < values.length; start += 1) {
      for (let index = start; index >= gap; index -= gap) {
        yield { kind: 'compare', left: index - gap, right: index };
        if (at(values, index - gap) <= at(values, index)) break;
        yield* swap(values, index - gap, index);
      }
    }
  }
}

function* sink(values: number[], root: number, size: number): Generator<Step, void> {
  let parent = root;
  for (let child = 2 * parent + 1; child < size; child = 2 * parent + 1) {
    if (child + 1 < size) {
      yield { kind: 'compare', left: child, right: child + 1 };
      if (at(values, child + 1) > at(values, child)) child += 1;
    }
    yield { kind: 'compare', left: parent, right: child };
    if (at(values, parent) >= at(values, child)) return;
    yield* swap(values, parent, child);
    parent = child;
  }
}

/** Builds a heap with the greatest value on top, then takes that value away again and again. */
export function* heapSort(values: number[]): Generator<Step, void> {
  for (let root = (values.length >> 1) - 1; root >= 0; root -= 1) {
    yield* sink(values, root, values.length);
  }
  for (let last = values.length - 1; last > 0; last -= 1) {
    yield* swap(values, 0, last);
    yield* sink(values, 0, last);
  }
}
