import { hasForm } from '#src/content/owner.data.ts';
import type { Address } from '#src/lib/browser-history.ts';
import { homeAt, ownPath } from './routes.ts';

/** A dialog over a screen; the lightbox shows the picture at `index`. */
export type Modal = { kind: 'form' | 'help' } | { kind: 'lightbox'; index: number };

/** The site's `history.state`. */
export interface HistoryEntry {
  /** Number of the site's entries before this one; 0 on a page opened directly. */
  entryIndex: number;
  /** `entryIndex` at which the visitor entered this path: Schließen goes to the entry before it. */
  entered: number;
  /** Of the home screen, also below a page, whose path does not name it. */
  slide?: number | undefined;
  /** Shown by this entry: Back closes it, a reload reopens it. */
  modal?: Modal | undefined;
  /** Scroll position of its page, px. */
  scrolled?: number | undefined;
}

/** Where the visitor is, as address and history entry together say. */
export interface Place extends Pick<HistoryEntry, 'entryIndex' | 'entered'> {
  /** In the site's own spelling. */
  path: string;
  /** The address from its `#` on, which names a section; '' without one. */
  hash: string;
  slide: number;
  modal: Modal | undefined;
}

/** @param state `history.state`; one that another program has written is ignored */
export function placeAt({ pathname, hash }: Address, state: unknown): Place {
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
