import { useEffect, useRef } from 'react';
import { homePlace } from '#src/config/paths.ts';

/**
 * After a change of screen the focus is where reading goes on: on the new screen's heading, or back on
 * the link that had led away. Turning a page of the slider is no change of screen.
 */
export function useArrival(location: string) {
  const previous = useRef(location);

  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (from === location || (homePlace(from) && homePlace(location) && from !== '/')) return;
    // In a task of its own: the browser has to lay the new screen out for it.
    const timer = setTimeout(arrive);
    return () => clearTimeout(timer);

    function arrive() {
      const origin = homePlace(location)
        ? document.querySelector<HTMLElement>(`main a[href="${CSS.escape(from)}"]:not([inert] *)`)
        : null;
      const target = origin ?? shownHeading();
      target?.focus({ preventScroll: true });
    }
  }, [location]);
}

function shownHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('[data-arrival]:not([inert] *)');
  // The home screen stays in the document, without boxes, behind what it has opened.
  return [...headings].find((heading) => heading.getClientRects().length > 0);
}
