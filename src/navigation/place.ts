import { hasForm } from '#src/content/owner.data.ts';
import type { Address } from '#src/lib/browser-history.ts';
import { type Route, routeAt } from './routes.ts';

export type Modal = 'form' | 'help' | 'lightbox';

/** An address and the state of its history entry. */
export interface Place {
  route: Route;
  /** `#` and the id of a section; '' without a section. */
  hash: string;
  modal: Modal | undefined;
  /** Index of the picture in the lightbox. */
  pictureIndex: number;
  /** Number of steps from the entry at which the site was loaded; a reload keeps this number. */
  entryIndex: number;
  /**
   * `entryIndex` of the current route's first entry; sections and modals add further entries.
   * The close link goes to the entry before the first.
   */
  routeStartIndex: number;
}

/** The site's `history.state`. */
interface HistoryEntry extends Pick<Place, 'entryIndex' | 'routeStartIndex'> {
  /** The modal that Back closes and a reload reopens. */
  modal?: Modal | undefined;
  pictureIndex?: number | undefined;
  /** Scroll position of the page, px. */
  scrolled?: number | undefined;
}

/** @param state `history.state`; ignored unless it is a `HistoryEntry` */
export function placeAt({ pathname, hash }: Address, state?: unknown): Place {
  const route = routeAt(pathname);
  const entry: HistoryEntry = isEntry(state) ? state : { entryIndex: 0, routeStartIndex: 0 };
  const { entryIndex, routeStartIndex, pictureIndex = 0 } = entry;
  const modal = entry.modal ?? (isFormRoute(route) ? 'form' : undefined);
  return { route, hash, modal, pictureIndex, entryIndex, routeStartIndex };
}

export function entryOf({ modal, pictureIndex, entryIndex, routeStartIndex }: Place): HistoryEntry {
  return { entryIndex, routeStartIndex, modal, pictureIndex };
}

export function isEntry(state: unknown): state is HistoryEntry {
  const entry = (state ?? {}) as Partial<Record<keyof HistoryEntry, unknown>>;
  const { entryIndex, routeStartIndex, modal, pictureIndex } = entry;
  return (
    Number.isInteger(entryIndex) &&
    Number.isInteger(routeStartIndex) &&
    (modal === undefined || isModal(modal)) &&
    (pictureIndex === undefined || Number.isInteger(pictureIndex))
  );
}

function isModal(modal: unknown): modal is Modal {
  return modal === 'lightbox' || modal === 'help' || (hasForm && modal === 'form');
}

/** Whether the route is `/kontakt`, the address of the form. */
export function isFormRoute(route: Route): boolean {
  return route.screen === 'home' && route.overlay === 'form';
}
