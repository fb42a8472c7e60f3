import { type ReactNode, useLayoutEffect } from 'react';

/** Number of open dialogs that lock scrolling. */
let locks = 0;
let listening: AbortController | undefined;

/**
 * Replaces the package `react-remove-scroll` in Radix Dialog (`vite.config.ts`). The package
 * injects a style sheet that depends on the scroll bar's width, so a policy needs `unsafe-inline`
 * or a nonce per response: theKashey/react-remove-scroll#21 and, for static hosts,
 * radix-ui/primitives#3063. Both are open, as of react-remove-scroll 2.7 and Radix Dialog 1.3.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useLayoutEffect(lockScroll, []);
  return children;
}

/** Width of the page's scroll bar, px, also while a dialog hides it. */
export function scrollBarWidth(): number {
  const { documentElement, body } = document;
  const compensation = Number.parseFloat(body.style.paddingRight) || 0;
  return innerWidth - documentElement.clientWidth + compensation;
}

/** Locks the page's scrolling. Returns a cleanup function. */
function lockScroll() {
  const page = document.documentElement.style;
  const body = document.body.style;
  locks += 1;
  if (locks === 1) {
    const width = scrollBarWidth();
    const { scrollHeight, clientHeight } = document.documentElement;
    // The home screen does not scroll and needs no lock: a page opened by a link in the dialog
    // would start without its scroll bar.
    if (width > 0 || scrollHeight > clientHeight) {
      // Compensates for the hidden scroll bar.
      body.paddingRight = `${width}px`;
      page.overflow = 'hidden';
    }
    // This prevents pull-to-refresh.
    page.overscrollBehavior = 'none';
    listening = preventSwipeNavigation();
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    listening?.abort();
    for (const name of ['overflow', 'overscroll-behavior']) page.removeProperty(name);
    body.removeProperty('padding-right');
  };
}

/**
 * Prevents Chromium's swipe navigation, which ignores `overscroll-behavior` here. No report found;
 * seen in Chromium 156, 2026-11. Related: elements that do not scroll ignored it until 144
 * (chromestatus.com/feature/5129635997941760).
 */
function preventSwipeNavigation(): AbortController {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: false };
  let start: Touch | undefined;
  const handleStart = ({ touches: [first] }: TouchEvent) => {
    start = first;
  };
  const handleMove = (event: TouchEvent) => {
    const [touch, second] = event.touches;
    if (!start || !touch || second || !event.cancelable) return;
    const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
    if (Math.abs(x) > Math.abs(y)) event.preventDefault();
  };
  document.addEventListener('touchstart', handleStart, options);
  document.addEventListener('touchmove', handleMove, options);
  return controller;
}
