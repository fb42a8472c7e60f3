import { type RefObject, useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while hydrating, then true: for what needs JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Whether a component's first render takes over served markup; it causes no second render. */
export function useServed(): RefObject<boolean> {
  const served = useRef(false);
  // React asks for the server's value only where it hydrates.
  useSyncExternalStore(
    subscribe,
    () => undefined,
    () => {
      served.current = true;
    },
  );
  return served;
}
