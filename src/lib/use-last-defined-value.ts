import { useState } from 'react';

/** Becomes true with `value` and stays true. */
export function useHasBeenTrue(value: boolean): boolean {
  return useLastDefined(value || undefined, false);
}

/** The last value that was not undefined; `initial` before one was. */
export function useLastDefined<T>(value: T | undefined, initial: T): T {
  const [last, setLast] = useState(initial);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
