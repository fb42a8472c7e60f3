import { type RefCallback, useCallback } from 'react';
import { pageIndex } from '#src/content/pages.ts';
import { currentEntry, type Overlay, writeEntry } from './history-entry.ts';
import { paths } from './paths.ts';
import { useVisitStore, type VisitStore } from './visit-store.ts';

/**
 * Opens what lies over a screen. An open overlay is a history entry of its own with the same address, so
 * Back closes it first; at `/kontakt` the address itself is the overlay.
 */
export function openOverlay(store: VisitStore, overlay: Overlay) {
  // A second press, before the overlay covers its opener.
  if (store.getState().overlay?.kind === overlay.kind) return;
  writeEntry('pushState', { step: currentEntry().step + 1, overlay });
  store.setState({ overlay, overlayFailed: false });
}

/** Closes the overlay and leaves its history entry, so that Back does not meet it again. */
export function closeOverlay(store: VisitStore) {
  // It is closed while it animates out: closing again would go back one step too many.
  if (!store.getState().overlay) return;
  store.setState({ overlay: undefined, overlayFailed: false });
  if (currentEntry().overlay) history.back();
  else if (location.pathname === paths.form) {
    writeEntry('replaceState', currentEntry(), paths.page(pageIndex.contact));
  }
}

/** `openOverlay` and `closeOverlay` of this visit, as stable functions. */
export function useOverlayControls() {
  const store = useVisitStore();
  return {
    openOverlay: useCallback((overlay: Overlay) => openOverlay(store, overlay), [store]),
    closeOverlay: useCallback(() => closeOverlay(store), [store]),
  };
}

/** Changes the overlay within its history entry, so that a reload shows the same picture. */
export function replaceOverlay(store: VisitStore, overlay: Overlay) {
  if (currentEntry().overlay) writeEntry('replaceState', { ...currentEntry(), overlay });
  store.setState({ overlay });
}

/** Names the control that opens an overlay: each picture of the lightbox has its own. */
export function overlayKey(overlay: Overlay): string {
  return overlay.kind === 'form' ? 'form' : `picture ${overlay.index}`;
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

/**
 * For Radix Dialog's `onCloseAutoFocus`: focuses the control that opens the overlay. Radix would focus
 * what had the focus before, which in Safari is not the button that was clicked.
 */
export function focusOpener(event: Event, store: VisitStore, overlay: Overlay) {
  event.preventDefault();
  store.openers.get(overlayKey(overlay))?.focus({ preventScroll: overlay.kind === 'form' });
}

/** What may receive the focus when a dialog opens. */
const firstControl = 'input, textarea, button';

/**
 * For Radix Dialog's `onOpenAutoFocus`: focuses the first control in a task of its own, because focusing
 * forces the layout of the dialog (docs/decisions/014). Keys pressed meanwhile are held.
 */
export function focusFirst(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  setTimeout(() => {
    dialog.querySelector<HTMLElement>(firstControl)?.focus({ preventScroll: true });
  });
}
