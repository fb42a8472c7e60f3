import type { PageMotion } from '#src/store/motion-slice.ts';
import type { Place } from '#src/store/place-slice.ts';
import type { Visit } from '#src/store/visit-store.ts';
import { homeAt } from './routes.ts';

interface Change {
  traverses: boolean;
  /** Whether the site animates it. */
  moves: boolean;
  /** Scroll position of the page that is left, px. */
  scrolled: () => number;
}

/** The transition from a visit to another place; undefined for none. */
export function choosePageMotion(
  { path, hash }: Place,
  from: Visit,
  { traverses, moves, scrolled }: Change,
): PageMotion | undefined {
  const home = homeAt(path);
  const fromHome = homeAt(from.path);
  if (path === from.path || (home && fromHome)) return from.motion;
  if (!moves) return undefined;
  if (home) return { phase: 'closing', path: from.path, homePath: path, scrolled: scrolled() };
  if (!fromHome) return { phase: 'replacing', path, scrolled: 0 };
  // Forward restores the scroll position, and a section is scrolled to: motion would disturb that.
  if (traverses || hash) return undefined;
  return { phase: 'opening', path, homePath: from.path, scrolled: 0 };
}
