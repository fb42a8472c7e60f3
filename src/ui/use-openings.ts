import { useDeferredValue, useState } from 'react';

/**
 * How often something has been opened: the key under which to mount it. A dialog that is mounted open is
 * rendered in slices between frames; Radix mounts the content of one that turns open at once, in a task
 * of 200 ms on a slow phone. 0 until it was opened first, and where the page is prerendered.
 */
export function useOpenings(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: Number(open) });
  if (open !== seen.open) setSeen({ open, count: seen.count + Number(open) });
  return useDeferredValue(seen.count, 0);
}
