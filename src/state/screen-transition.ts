import { flushSync } from 'react-dom';
import { reducedMotion } from '#src/config/reduced-motion.ts';
import type { SiteStore } from './site-store.ts';

/**
 * Shows a change of screen as a phone does: the app at `path` opens out of its tile, or goes back into
 * it. The shared element is named `app`, on the tile by `state.app` and on the detail page's header.
 * Where the browser cannot, or the visitor wants no movement, the change happens at once.
 * @param change must leave the new screen rendered; may wait for the browser's history
 */
export function animateScreen(store: SiteStore, path: string, change: () => void | Promise<void>) {
  if (!('startViewTransition' in document) || reducedMotion()) {
    void change();
    return;
  }
  // The tile must bear its name before the browser takes the old picture.
  flushSync(() => store.setState({ app: path }));
  const transition = document.startViewTransition(change);
  // A second change skips the first one's animation, a hidden tab every one: nothing is lost by it.
  for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
}

/** Goes one step back in history; resolves when the page that lies there is rendered. */
export function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}
