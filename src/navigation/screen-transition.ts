import { reducedMotion } from '#src/lib/reduced-motion.ts';
import { nextTask } from '#src/lib/scheduling.ts';
import { passOnPresses } from './pass-on-presses.ts';
import type { VisitStore } from './visit-store.ts';

/** Longest time in ms that the old screen stays frozen while the new one renders. */
const renderTimeout = 1000;

interface ScreenChange {
  /** Address of the app that opens or closes; its tile and its page share the element named `app`. */
  app: string;
  /** Where the change leads: a second request for the same target is ignored, another one supersedes it. */
  target: string;
  /** Makes the change. Resolves when the new screen is rendered. */
  change: () => Promise<void>;
}

/**
 * Changes the screen as a phone does: an app opens out of its tile and goes back into it. The tile's
 * icon is named `app`, and so is any other screen as a whole. Where the browser cannot animate, or the
 * visitor prefers reduced motion, the change happens at once. Going elsewhere before it has begun, by a
 * link, Back or Forward, supersedes it.
 */
export function animateScreen(store: VisitStore, { app, target, change }: ScreenChange) {
  if (store.getState().pending === target) return;
  // The tile needs its name before the browser captures the old screen, in the next frame.
  store.setState({ app, pending: target });
  const isSuperseded = () => store.getState().pending !== target;
  if (!canAnimate() || reducedMotion()) {
    void change();
    return;
  }
  // The pressed state is painted first: rendering pauses while the browser captures the screens.
  requestAnimationFrame(() => setTimeout(start));

  function start() {
    if (isSuperseded()) return;
    const transition = document.startViewTransition(async () => {
      if (!isSuperseded()) await change();
    });
    passOnPresses(transition);
    // They reject when the animation is skipped, by a second change or in a hidden tab. The screen
    // changes all the same.
    for (const promise of [transition.ready, transition.finished]) promise.catch(() => undefined);
  }
}

/**
 * WebKitGTK 2.50 crashes the page in a view transition when it composes without a graphics card, as in a
 * virtual machine, and no feature tells whether it does (docs/decisions/011). Safari is not affected.
 */
function canAnimate(): boolean {
  const isWebKitGtk = navigator.vendor.startsWith('Apple') && /Linux/.test(navigator.platform);
  return 'startViewTransition' in document && !isWebKitGtk;
}

/** Resolves when another screen is rendered and laid out. */
export async function rendered(store: VisitStore): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, renderTimeout);
    store.rendered.add(done);
    function done() {
      clearTimeout(timer);
      store.rendered.delete(done);
      resolve();
    }
  });
  // Layout in one task, capturing in the next: together they would be a long one.
  await nextTask();
  document.body.getBoundingClientRect();
  await nextTask();
}

/** Goes one step back in history. Resolves when the page there is rendered. */
export function stepBack(): Promise<void> {
  return new Promise((resolve) => {
    // In a task of its own, so that the browser's work does not lengthen React's.
    window.addEventListener('popstate', () => setTimeout(resolve), { once: true });
    setTimeout(resolve, renderTimeout);
    history.back();
  });
}
