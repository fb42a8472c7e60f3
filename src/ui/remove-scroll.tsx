import { type ReactNode, useLayoutEffect } from 'react';

/** Overlays that keep the page from scrolling. */
let locks = 0;
let listening: AbortController | undefined;

/**
 * In place of the package `react-remove-scroll`, which Radix's dialog imports (`vite.config.ts`). That one writes a
 * style sheet whose text depends on the scroll bar's width, so that a policy without `unsafe-inline` or a nonce for each
 * answer cannot allow it: https://github.com/theKashey/react-remove-scroll/issues/21 and, for static hosts,
 * https://github.com/radix-ui/primitives/issues/3063. Both are open, as of react-remove-scroll 2.7 and Radix Dialog 1.3.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useLayoutEffect(lockScroll, []);
  return children;
}

/** Keeps the page where it is, by hand, wheel and keys. Returns the cleanup function. */
function lockScroll() {
  const page = document.documentElement.style;
  const body = document.body.style;
  locks += 1;
  if (locks === 1) {
    // Where the scroll bar was, so that nothing shifts.
    body.paddingRight = `${innerWidth - document.documentElement.clientWidth}px`;
    page.overflow = 'hidden';
    // Neither does pulling the overlay's end reload the page.
    page.overscrollBehavior = 'none';
    listening = keepFromGoingBack();
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
 * Chromium takes a swipe to the side for Back or Forward, whatever `overscroll-behavior` says. No report found; written
 * against Chromium 156 in 2026-11. A related one: what does not scroll ignored it until 144
 * (chromestatus.com/feature/5129635997941760).
 */
function keepFromGoingBack(): AbortController {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: false };
  let start: Touch | undefined;
  document.addEventListener(
    'touchstart',
    ({ touches: [first] }) => {
      start = first;
    },
    options,
  );
  document.addEventListener(
    'touchmove',
    (event) => {
      const [touch, second] = event.touches;
      if (!start || !touch || second || !event.cancelable) return;
      const [x, y] = [touch.clientX - start.clientX, touch.clientY - start.clientY];
      if (Math.abs(x) > Math.abs(y)) event.preventDefault();
    },
    options,
  );
  return controller;
}
