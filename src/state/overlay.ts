import { useCallback } from 'react';
import { paths } from '#src/config/paths.ts';
import { currentEntry } from './history-entry.ts';
import { type Overlay, type SiteStore, useSiteStore } from './site-store.ts';

let opener: HTMLElement | undefined;

function open(store: SiteStore, overlay: Overlay) {
  if (document.activeElement instanceof HTMLElement) opener = document.activeElement;
  history.pushState({ step: currentEntry().step + 1, overlay }, '');
  store.setState({ overlay });
}

function close(store: SiteStore) {
  // While it leaves, it is closed already: closing once more would go a step back too far.
  if (!store.getState().overlay) return;
  store.setState({ overlay: undefined });
  if (currentEntry().overlay) history.back();
  else if (location.pathname === paths.contact) {
    history.replaceState(currentEntry(), '', paths.desktop(3));
  }
}

/**
 * Opens and closes what lies over a screen. An open overlay is one history entry of its own with the
 * same address, so Back closes it first; at `/kontakt` the address itself is the overlay.
 */
export function useOverlayControls() {
  const store = useSiteStore();
  const openOverlay = useCallback((overlay: Overlay) => open(store, overlay), [store]);
  const closeOverlay = useCallback(() => close(store), [store]);
  return { openOverlay, closeOverlay };
}

/** Keeps the entry true while the viewer turns its pictures: a reload shows the same one. */
export function replaceOverlay(store: SiteStore, overlay: Overlay) {
  if (currentEntry().overlay) history.replaceState({ ...currentEntry(), overlay }, '');
  store.setState({ overlay });
}

/**
 * For Radix Dialog's `onCloseAutoFocus`: gives the focus back to the control that opened the overlay,
 * or to `fallback` where there was none, as after a reload.
 */
export function returnFocus(event: Event, fallback: HTMLElement | null) {
  event.preventDefault();
  const target = opener?.isConnected ? opener : fallback;
  target?.focus({ preventScroll: true });
  opener = undefined;
}
