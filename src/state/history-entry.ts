import type { Overlay } from './site-store.ts';

/** What the site keeps in a history entry. */
export interface HistoryEntry {
  /** How many entries of ours lie behind this one; 0 on a page that was opened directly. */
  step: number;
  /** The overlay that this entry shows, so that Back closes it and a reload opens it again. */
  overlay?: Overlay;
}

/** The current entry; a fresh one where the browser holds nothing of ours. */
export function currentEntry(): HistoryEntry {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('step' in state)) return { step: 0 };
  return state as HistoryEntry;
}
