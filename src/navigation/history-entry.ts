import { hasForm } from '#src/content/write-address.ts';

/** A dialog over a screen; the lightbox shows the picture at `index`. */
export type Overlay = { kind: 'form' | 'help' } | { kind: 'lightbox'; index: number };

/** The site's `history.state`. */
export interface HistoryEntry {
  /** Number of the site's entries before this one; 0 on a page opened directly. */
  step: number;
  /** Shown by this entry: Back closes it, a reload reopens it. */
  overlay?: Overlay;
  /** Scroll position of its page, px. */
  scrolled?: number;
}

/** The current entry; a fresh one where the state is missing or not the site's. */
export function currentEntry(): HistoryEntry {
  const { state } = history;
  const isOurs = Number.isInteger(state?.step) && (!state.overlay || isOverlay(state.overlay));
  return isOurs ? state : { step: 0 };
}

function isOverlay({ kind, index }: Record<string, unknown>): boolean {
  if (kind === 'lightbox') return Number.isInteger(index);
  return kind === 'help' || (hasForm && kind === 'form');
}

/**
 * Pushes or replaces an entry. Safari refuses more than 100 in 30 s (webkit.org/b/156115, by
 * design), which a held arrow key reaches: the screen changes, the history misses an entry.
 */
export function writeEntry(
  method: 'pushState' | 'replaceState',
  entry: HistoryEntry,
  address?: string,
) {
  try {
    history[method](entry, '', address);
  } catch {
    // A later one may succeed.
  }
}
