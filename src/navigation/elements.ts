import { type RefCallback, useCallback } from 'react';
import type { Modal } from '#src/store/place-slice.ts';

/*
 * Elements to which the focus or a page returns, from wherever the visitor is then. The store has
 * none: nothing is rendered by them.
 */

/** The control that has opened the modal; undefined if an address, Back or Forward has. */
export const opener: { current: HTMLElement | undefined } = { current: undefined };

/** The controls that get the focus if nothing else has opened the modal, by its kind. */
export const openers = new Map<Modal['kind'], HTMLElement>();

/** Icons from which pages open, by the page's path. */
export const icons = new Map<string, HTMLElement>();

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
