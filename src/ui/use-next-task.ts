import { useEffect, useState } from 'react';

/**
 * False in the task that mounts a component, true from the next one on: for a part that would make the
 * mounting a long task. A deferred value would not do where the mounting itself is deferred.
 */
export function useNextTask(): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReached(true));
    return () => clearTimeout(timer);
  }, []);
  return reached;
}
