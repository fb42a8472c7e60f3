import { hasForm } from '#src/content/owner.data.ts';
import type { Address } from '#src/lib/browser-history.ts';
import type { Modal, Place } from '#src/store/place-slice.ts';
import { homeAt, ownPath } from './routes.ts';

/** The site's `history.state`. */
export interface HistoryEntry extends Pick<Place, 'entryIndex' | 'entered'> {
  slide?: number | undefined;
  /** Shown by this entry: Back closes it, a reload reopens it. */
  modal?: Modal | undefined;
  /** Scroll position of its page, px. */
  scrolled?: number | undefined;
}

/** @param state `history.state` if there is one; what another program has written is ignored */
export function placeAt({ pathname, hash }: Address, state?: unknown): Place {
  const path = ownPath(pathname);
  const entry: HistoryEntry = isEntry(state) ? state : { entryIndex: 0, entered: 0 };
  const home = homeAt(path);
  const address = home?.above === 'form' ? ({ kind: 'form' } as const) : undefined;
  return {
    path,
    hash,
    slide: home?.slide ?? entry.slide ?? 0,
    modal: entry.modal ?? address,
    entryIndex: entry.entryIndex,
    entered: entry.entered,
  };
}

/** The history entry of a place. */
export function entryOf({ slide, modal, entryIndex, entered }: Place): HistoryEntry {
  return { entryIndex, entered, slide, modal };
}

export function isEntry(state: unknown): state is HistoryEntry {
  const { entryIndex, entered, modal } = (state ?? {}) as Partial<Record<string, unknown>>;
  return Number.isInteger(entryIndex) && Number.isInteger(entered) && (!modal || isModal(modal));
}

function isModal(modal: object): boolean {
  const { kind, index } = modal as Record<string, unknown>;
  if (kind === 'lightbox') return Number.isInteger(index);
  return kind === 'help' || (hasForm && kind === 'form');
}
