import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { pagePosition } from '#content/texts/controls.ts';
import { contentId } from '#src/config/element-ids.ts';
import { pages, pageTitle } from '#src/content/pages.ts';
import { homeAt } from './routes.ts';
import { useVisitStore, type Visit, type VisitStore } from './visit-store.ts';

type ScreenHeadingProps = ComponentProps<'h1'> & { level: 1 | 2 };

/** Id of a screen's heading, or of that of a page of the slider; skip links lead there. */
export function headingId(page?: number): string {
  return page === undefined ? contentId : `page-${page}`;
}

/** A heading that receives the focus when its screen appears, so that reading goes on there. */
export function ScreenHeading({ level, ...props }: ScreenHeadingProps) {
  const { headings } = useVisitStore();
  const Heading = level === 1 ? 'h1' : 'h2';
  const register = (element: HTMLHeadingElement) => {
    headings.add(element);
    return () => {
      headings.delete(element);
    };
  };
  return <Heading ref={register} tabIndex={-1} id={headingId()} {...props} />;
}

/** ms for which the live region keeps its text (Radix's toast: 1000): who reads on from the top must not meet it. */
const newsDuration = 1000;

/**
 * Tells a screen reader where a navigation has led. With a change of screen the focus moves: to the new screen's
 * heading, or back to the link that had led away. Turning a page of the slider is no change of screen: the focus
 * may stay on a dot, so a live region names the page that has come to rest.
 * @param path of the screen that is rendered
 */
export function Arrival({ path }: { path: string }) {
  const store = useVisitStore();
  const previous = useRef(path);
  const [news, setNews] = useState('');

  useEffect(() => {
    const from = previous.current;
    previous.current = path;
    if (from === path) return;
    const [before, after] = [homeAt(from), homeAt(path)];
    if (before && after && before.above !== 'lock' && after.above !== 'lock') {
      // Only the form has gone, or `/desktop` has become `/desktop/0`.
      if (before.page === after.page) return;
      return whenResting(store, () => {
        // Where the focus was on the page before, it is on the heading now: that has been read.
        const isRead = store.headings.has(document.activeElement as HTMLElement);
        const { page } = after;
        if (!isRead) setNews(pagePosition(page + 1, pages.length, pageTitle(page)));
      });
    }
    // Focusing forces the layout of the new screen, so it gets a task of its own.
    const timer = setTimeout(() => {
      const returns = after || store.getState().traversed;
      // The last: the home screen may still be there, behind the page.
      const target =
        (returns ? linkTo(from) : undefined) ?? [...store.headings].findLast(isReachable);
      target?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [path, store]);

  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(''), newsDuration);
    return () => clearTimeout(timer);
  }, [news]);

  return (
    <div aria-live="polite" className="sr-only">
      {news}
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
  const link = `:is(main, [role=main]) a[href="${CSS.escape(path)}"]`;
  const links = document.querySelectorAll<HTMLElement>(link);
  return [...links].find(isReachable);
}

/** On screen and not inert; inert are the slider's other pages, and a home screen below the lock. */
export function isReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert]');
}
