import { useEffect, useState } from 'react';

/** True once a component has been shown for `patience` ms: a quick load neither flickers nor speaks. */
export function useLate(patience: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [patience]);
  return late;
}
