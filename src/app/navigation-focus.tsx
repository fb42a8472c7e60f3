import { useEffect, useRef, useState } from 'react';
import { slidePosition } from '#content/texts/controls.ts';
import { slideList, slideTitle } from '#src/content/slides.ts';
import { isShownAndReachable } from '#src/lib/dom.ts';
import { currentHeading, focusAfterPause, isScreenHeading } from '#src/navigation/focus.ts';
import { homeRouteOf, isHome } from '#src/navigation/routes.ts';
import type { Visit } from '#src/store/visit.ts';
import { useVisit, useVisitStore, type VisitStore } from '#src/store/visit-store.ts';

/** ms until the live region is emptied, so that screen readers find no old text (Radix: 1000). */
const announcementDuration = 1000;

/**
 * Announces navigations to screen readers. A change of screen focuses the new heading. After Back,
 * Forward or a return to the home screen, it focuses a link to the previous screen instead, if one
 * is visible. A live region announces a new slide, unless `Slider` has focused the slide's heading.
 */
export function NavigationFocus() {
  const store = useVisitStore();
  const route = useVisit((visit) => visit.route);
  const previous = useRef(route);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const from = previous.current;
    previous.current = route;
    if (from.path === route.path) return;
    const [before, after] = [homeRouteOf(from), homeRouteOf(route)];
    if (before && after && before.overlay !== 'lock' && after.overlay !== 'lock') {
      // The form at `/kontakt` has closed.
      if (before.slide === after.slide) return;
      return whenResting(store, () => {
        const isRead = isScreenHeading(document.activeElement);
        const { slide } = after;
        if (!isRead) setAnnouncement(slidePosition(slide + 1, slideList.length, slideTitle(slide)));
      });
    }
    return focusAfterPause(() => {
      const isReturn = isHome(route) || store.getState().arrival === 'traversal';
      return (isReturn && linkTo(from.path)) || currentHeading();
    });
  }, [route, store]);

  useEffect(() => {
    if (!announcement) return;
    const timer = setTimeout(() => setAnnouncement(''), announcementDuration);
    return () => clearTimeout(timer);
  }, [announcement]);

  return (
    <div aria-live="polite" className="sr-only">
      {announcement}
    </div>
  );
}

/** Calls a function when the slider rests. Returns a cleanup function. */
function whenResting(store: VisitStore, callback: () => void): () => void {
  const check = ({ slider }: Visit) => {
    if (slider !== 'resting') return;
    unsubscribe();
    callback();
  };
  const unsubscribe = store.subscribe(check);
  check(store.getState());
  return unsubscribe;
}

function linkTo(path: string): HTMLElement | undefined {
  const address = CSS.escape(path);
  // Also matches links to the page's sections.
  const link = `a:is([href="${address}"], [href^="${address}#"])`;
  const links = document.querySelectorAll<HTMLElement>(`:is(main, [role=main]) ${link}`);
  return [...links].find(isShownAndReachable);
}
