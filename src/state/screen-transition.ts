import { reducedMotion } from '#src/config/reduced-motion.ts';
import { countPressesDuring } from './presses-during.ts';
import type { SiteStore } from './site-store.ts';

/** A change of screen is waited for no longer than this, ms: the page stands still meanwhile. */
const longestWait = 1000;

let isChanging = false;

/**
 * Shows a change of screen as a phone does: the app at `path` opens out of its tile, or goes back into
 * it. The shared element is named `app`: the tile's icon by `state.app`, and any other screen as a whole.
 * Where the browser cannot, or the visitor wants no movement, the change happens at once. What is asked
 * for before the screen has changed is a second press of the same, and does nothing.
 * @param change resolves when the new screen is rendered
 */
export function animateScreen(store: SiteStore, path: string, change: () => Promise<void>) {
  if (isChanging) return;
  isChanging = true;
  const changeOnce = () =>
    change().finally(() => {
      isChanging = false;
    });
  if (!canAnimate() || reducedMotion()) {
    void changeOnce();
    return;
  }
  // The tile must bear its name before the browser takes the old picture, at its next frame.
  store.setState({ app: path });
  // The press itself is shown first: the browser stands still while it takes its pictures.
  requestAnimationFrame(() => setTimeout(start));

  function start() {
    const transition = document.startViewTransition(changeOnce);
    countPressesDuring(transition);
    // A second change skips the first one's animation, a hidden tab every one: nothing is lost by it.
    for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
  }
}

/**
 * WebKitGTK ends the whole page at a view transition when it composes without a graphics card (2.50, as
 * in a virtual machine), and no feature tells whether it does. Safari is not concerned.
 */
function canAnimate(): boolean {
  const isWebKitGtk = navigator.vendor.startsWith('Apple') && /Linux/.test(navigator.platform);
  return 'startViewTransition' in document && !isWebKitGtk;
}

/** Goes one step back in history; resolves when the page that lies there is rendered. */
export function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    // In a task of its own, so that the browser's part does not lengthen React's.
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
    setTimeout(resolve, longestWait);
    history.back();
  });
}

/** Resolves when the document shows another kind of screen, which it says in `data-screen`. */
export function screenChange(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(end);
    const timer = setTimeout(end, longestWait);
    function end() {
      observer.disconnect();
      clearTimeout(timer);
      // The layout in one task, the browser's pictures in the next: together they are a long one.
      setTimeout(() => {
        document.body.getBoundingClientRect();
        setTimeout(resolve);
      });
    }
    observer.observe(document.documentElement, { attributeFilter: ['data-screen'] });
  });
}
