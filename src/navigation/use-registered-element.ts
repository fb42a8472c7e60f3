import { type RefCallback, useCallback } from 'react';

/** A ref that keeps an element in a map while it is rendered. */
export function useRegisteredElement<K>(
  map: Map<K, HTMLElement>,
  key: K,
): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element) map.set(key, element);
      return () => {
        if (map.get(key) === element) map.delete(key);
      };
    },
    [map, key],
  );
}
