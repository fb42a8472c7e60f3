import { hasForm } from '#src/content/write-address.ts';

/** What lies over a screen: the form, the help, or the lightbox at a picture. */
export type Overlay = { kind: 'form' | 'help' } | { kind: 'lightbox'; index: number };

/** What the site keeps in a history entry. */
export interface HistoryEntry {
  /** How many entries of this site precede this one; 0 on a page that was opened directly. */
  step: number;
  /** The overlay that this entry shows, so that Back closes it and a reload opens it again. */
  overlay?: Overlay;
  /** How far its page is scrolled, px. */
  scrolled?: number;
}

/** The current entry; a fresh one where the browser holds none, or one that another program or an older build wrote. */
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
 * Pushes or replaces an entry. Safari refuses more than 100 in 30 s (webkit.org/b/156115, by design), which a held arrow
 * key reaches; then what shows changes all the same, and only Back and a reload know less.
 */
export function writeEntry(
  method: 'pushState' | 'replaceState',
  entry: HistoryEntry,
  address?: string,
) {
  try {
    history[method](entry, '', address);
  } catch {
    // The next one may be taken again.
  }
}
