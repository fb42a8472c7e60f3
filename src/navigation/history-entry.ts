import { isCount, isOverlay, isRecord, type Overlay } from './overlay-kinds.ts';

/** What the site keeps in a history entry. */
export interface HistoryEntry {
  /** How many entries of this site precede this one; 0 on a page that was opened directly. */
  step: number;
  /** The overlay that this entry shows, so that Back closes it and a reload opens it again. */
  overlay?: Overlay;
}

/** Reads the state of a history entry; undefined where another application wrote it. */
export function parseEntry(state: unknown): HistoryEntry | undefined {
  if (state === null) return { step: 0 };
  if (!isRecord(state) || !isCount(state.step)) return undefined;
  const { step, overlay } = state;
  if (overlay === undefined) return { step };
  return isOverlay(overlay) ? { step, overlay } : undefined;
}

/** The current entry; replaced by a fresh one, with a warning, where another application wrote it. */
export function currentEntry(): HistoryEntry {
  const entry = parseEntry(history.state);
  if (entry) return entry;
  console.warn('Ignored a history entry that another application wrote.');
  const fresh = { step: 0 };
  writeEntry('replaceState', fresh);
  return fresh;
}

/**
 * Pushes or replaces an entry. Safari refuses more than 100 in 30 s, which a held arrow key reaches; then
 * what shows changes all the same, and only Back and a reload know less.
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
