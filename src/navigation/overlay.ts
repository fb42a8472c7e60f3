import { type RefCallback, useCallback } from 'react';
import { currentEntry, type Overlay, writeEntry } from './history-entry.ts';
import { paths } from './paths.ts';
import { useVisitStore, type VisitStore } from './visit-store.ts';

/**
 * Opens an overlay, unless one is open, as a history entry with the same address, so that Back
 * closes it first. At `/kontakt` the address itself is the overlay.
 * @param opener gets the focus back; defaults to the control registered by `useOpener`
 */
export function openOverlay(store: VisitStore, overlay: Overlay, opener?: HTMLElement) {
  if (store.getState().overlay) return;
  if (opener) store.openers.set(overlay.kind, opener);
  writeEntry('pushState', { step: currentEntry().step + 1, overlay });
  store.setState({ overlay });
}

/** Closes the overlay and leaves its history entry. */
export function closeOverlay(store: VisitStore) {
  // Closing it again while it animates out would go back too far.
  if (!store.getState().overlay) return;
  store.setState({ overlay: undefined });
  if (currentEntry().overlay) history.back();
  else if (location.pathname === paths.form) {
    const path = paths.page(store.getState().page);
    store.setState({ path });
    writeEntry('replaceState', currentEntry(), path);
  }
}

/** Changes the overlay within its history entry. */
export function replaceOverlay(store: VisitStore, overlay: Overlay) {
  if (currentEntry().overlay) writeEntry('replaceState', { ...currentEntry(), overlay });
  store.setState({ overlay });
}

/** A ref that registers the opener of an overlay, by its kind, or of a page, by its address. */
export function useOpener(name: string): RefCallback<HTMLElement> {
  const { openers } = useVisitStore();
  return useCallback(
    (element) => {
      if (element) openers.set(name, element);
      return () => {
        if (openers.get(name) === element) openers.delete(name);
      };
    },
    [openers, name],
  );
}
