import { type RefCallback, useCallback } from 'react';
import { isReachable } from '#src/lib/is-seen.ts';
import { currentEntry, writeEntry } from './history-entry.ts';
import type { Overlay } from './overlay-kinds.ts';
import { paths } from './paths.ts';
import { currentHeading } from './screen-heading.tsx';
import { useVisitStore, type VisitStore } from './visit-store.ts';

/**
 * Opens what lies over a screen, unless something does already, as a history entry of its own with the same address, so
 * that Back closes it first. At `/kontakt` the address itself is the overlay.
 * @returns whether it was opened
 */
export function openOverlay(store: VisitStore, overlay: Overlay): boolean {
  // A second press, before the overlay covers its opener, or one beside the notice of an overlay that failed.
  if (store.getState().overlay) return false;
  writeEntry('pushState', { step: currentEntry().step + 1, overlay });
  store.setState({ overlay, overlayFailed: false });
  store.opened = performance.now();
  return true;
}

/** Closes the overlay and leaves its history entry, so that Back does not meet it again. */
export function closeOverlay(store: VisitStore) {
  // It is closed while it animates out: closing again would go back one step too many.
  if (!store.getState().overlay) return;
  store.setState({ overlay: undefined, overlayFailed: false });
  if (currentEntry().overlay) history.back();
  else if (location.pathname === paths.form) {
    const path = paths.page(store.getState().page);
    store.setState({ path });
    writeEntry('replaceState', currentEntry(), path);
  }
}

/** Changes the overlay within its history entry, so that a reload shows the same picture. */
export function replaceOverlay(store: VisitStore, overlay: Overlay) {
  if (currentEntry().overlay) writeEntry('replaceState', { ...currentEntry(), overlay });
  store.setState({ overlay });
}

/** Names the control that opens an overlay, beginning with its kind. */
export function overlayKey(overlay: Overlay): string {
  return overlay.kind === 'lightbox' ? `${overlay.kind} ${overlay.index}` : overlay.kind;
}

/** A ref for the control that opens the overlay `key`; the focus returns to it. */
export function useOpener(key: string): RefCallback<HTMLElement> {
  const { openers } = useVisitStore();
  return useCallback(
    (element) => {
      if (element) openers.set(key, element);
      return () => {
        openers.delete(key);
      };
    },
    [openers, key],
  );
}

/** Focuses the control that opens the overlay, or where that is off screen the heading of what is there. */
export function returnFocus({ openers }: VisitStore, overlay: Overlay) {
  const opener = openers.get(overlayKey(overlay));
  const target = opener && isReachable(opener) ? opener : currentHeading();
  target?.focus({ preventScroll: overlay.kind !== 'lightbox' });
}
