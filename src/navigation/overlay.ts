import { type RefCallback, useCallback } from 'react';
import { isReachable } from '#src/lib/is-seen.ts';
import { afterNextFrame } from '#src/lib/scheduling.ts';
import { currentEntry, type Overlay, writeEntry } from './history-entry.ts';
import { paths } from './paths.ts';
import { currentHeading } from './screen-heading.tsx';
import { useVisitStore, type VisitStore } from './visit-store.ts';

/**
 * Opens what lies over a screen, unless something does already, as a history entry of its own with the same address, so
 * that Back closes it first. At `/kontakt` the address itself is the overlay.
 * @param opener gets the focus back; without it, the control that `useOpener` names
 */
export function openOverlay(store: VisitStore, overlay: Overlay, opener?: HTMLElement) {
  if (store.getState().overlay) return;
  if (opener) store.openers.set(overlay.kind, opener);
  writeEntry('pushState', { step: currentEntry().step + 1, overlay });
  store.setState({ overlay });
}

/** Closes the overlay and leaves its history entry, so that Back does not meet it again. */
export function closeOverlay(store: VisitStore) {
  // It is closed while it animates out: closing again would go back one step too many.
  if (!store.getState().overlay) return;
  store.setState({ overlay: undefined });
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

/** A ref for the control that opens an overlay, named by its kind, or a page, named by its address. */
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

/**
 * For Radix Dialog's `onCloseAutoFocus`: focuses the opener, or where that is off screen the heading of what is there.
 * Radix would return to what had the focus before, which in Safari is not the button that was clicked
 * (webkit.org/b/22261, by design).
 * @param scrolls whether an opener outside the window is scrolled into it
 */
export function returnFocus(event: Event, opener: HTMLElement | undefined, scrolls = false) {
  event.preventDefault();
  // Orca 43.1 moves silently to what has the focus when it hears that what had it is gone, and then says nothing of the
  // focus (`tests/heard/orca.test.ts`). No event tells that it has heard: Firefox tells it in a frame, and 100 ms are
  // enough for it on a machine that does something else, too.
  afterNextFrame(() => {
    setTimeout(() => {
      // A visitor who went elsewhere while the overlay closed has the focus there.
      if (document.activeElement !== document.body) return;
      const target = opener && isReachable(opener) ? opener : currentHeading();
      target?.focus({ preventScroll: !scrolls });
    }, 100);
  });
}

/**
 * For Radix Dialog's `onOpenAutoFocus`: focuses the dialog itself, so that its name is read first. Radix would choose the
 * first control, of which there may be none yet.
 */
export function focusDialog(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.focus({ preventScroll: true });
}
