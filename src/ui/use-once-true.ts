import { useState } from 'react';

/** True from the first time on that `value` was: what has been shown once plays its own way out. */
export function useOnceTrue(value: boolean): boolean {
  const [once, setOnce] = useState(value);
  if (value && !once) setOnce(true);
  return once || value;
}
