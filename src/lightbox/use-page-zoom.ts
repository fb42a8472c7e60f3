import { useSyncExternalStore } from 'react';

/** Browsers round the scale while fingers pinch; what is below this counts as not zoomed. */
const zoomedScale = 1.01;

function subscribe(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** Whether the visitor has zoomed into the page by a pinch: one finger then moves the page. */
export function usePageZoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > zoomedScale,
    () => false,
  );
}
