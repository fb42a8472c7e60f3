import { hasForm } from '#src/content/owner.data.ts';
import type { Address } from '#src/lib/browser-history.ts';
import { type Route, routeAt } from './routes.ts';

export type Modal = 'form' | 'help' | 'lightbox';

/** An address and the state of its history entry. */
export interface Place {
  route: Route;
  /** With `#`; the id of a section. '' without one. */
  hash: string;
  modal: Modal | undefined;
  /** Index of the picture in the lightbox. */
  picture: number;
  /** Number of the site's entries before this one; 0 on a page opened directly. */
  entryIndex: number;
  /** `entryIndex` of the route's first entry; Schließen goes to the entry before it. */
  entered: number;
}

/** The site's `history.state`. */
export interface HistoryEntry extends Pick<Place, 'entryIndex' | 'entered'> {
  /** Back closes it, a reload reopens it. */
  modal?: Modal | undefined;
  picture?: number | undefined;
  /** Scroll position of its page, px. */
  scrolled?: number | undefined;
}

/** @param state `history.state`; ignored if it has another shape, as from a browser extension */
export function placeAt({ pathname, hash }: Address, state?: unknown): Place {
  const route = routeAt(pathname);
  const entry: HistoryEntry = isEntry(state) ? state : { entryIndex: 0, entered: 0 };
  const { entryIndex, entered, picture = 0 } = entry;
  const modal = entry.modal ?? (isForm(route) ? 'form' : undefined);
  return { route, hash, modal, picture, entryIndex, entered };
}

export function entryOf({ modal, picture, entryIndex, entered }: Place): HistoryEntry {
  return { entryIndex, entered, modal, picture };
}

export function isEntry(state: unknown): state is HistoryEntry {
  const entry = (state ?? {}) as Partial<Record<keyof HistoryEntry, unknown>>;
  const { entryIndex, entered, modal, picture } = entry;
  return (
    Number.isInteger(entryIndex) &&
    Number.isInteger(entered) &&
    (modal === undefined || isModal(modal)) &&
    (picture === undefined || Number.isInteger(picture))
  );
}

function isModal(modal: unknown): modal is Modal {
  return modal === 'lightbox' || modal === 'help' || (hasForm && modal === 'form');
}

/** Whether the route is `/kontakt`, the address of the form. */
export function isForm(route: Route): boolean {
  return route.screen === 'home' && route.above === 'form';
}
