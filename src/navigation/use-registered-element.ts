import { type RefCallback, useCallback } from 'react';

/** A ref that keeps an element in a map while it is rendered. */
export function useRegisteredElement<K>(
  map: Map<K, HTMLElement>,
  key: K,
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      map.set(key, element);
      return () => void map.delete(key);
    },
    [map, key],
  );
}
