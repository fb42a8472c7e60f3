import { type ComponentProps, useEffect, useRef } from 'react';
import type { PageIndex } from '#src/content/pages.ts';
import { paths } from './paths.ts';
import { homeAt } from './routes.ts';
import { useVisitStore, type VisitStore } from './visit-store.ts';

type ScreenHeadingProps = ComponentProps<'h1'> & { level: 1 | 2 };

/** Id of a screen's heading, or of that of a page of the slider; skip links lead there. */
export function headingId(page?: PageIndex): string {
  return page === undefined ? 'inhalt' : `page-${page}`;
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

/**
 * Moves the focus with a change of screen: to the new screen's heading, or back to the link that had led
 * away. Turning a page of the slider is no change of screen.
 * @param path of the screen that is rendered
 */
export function useArrivalFocus(path: string) {
  const { headings } = useVisitStore();
  const previous = useRef(path);

  useEffect(() => {
    const from = previous.current;
    previous.current = path;
    const turnsPage = homeAt(from) && homeAt(path) && from !== paths.lock;
    if (from === path || turnsPage) return;
    // Focusing forces the layout of the new screen, so it gets a task of its own.
    const timer = setTimeout(() => {
      const target = (homeAt(path) && linkTo(from)) ?? [...headings].find(isReachable);
      target?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [path, headings]);
}

/** Focuses the heading of what is on screen, so that Tab goes on there. */
export function focusHeading({ headings }: VisitStore) {
  [...headings].find(isReachable)?.focus();
}

function linkTo(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(path)}"]`);
  return [...links].find(isReachable);
}

/** On screen and not inert; inert are the slider's other pages, and a home screen below the lock. */
export function isReachable(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && !element.closest('[inert]');
}
