import { isShownAndReachable } from '#src/lib/dom.ts';

/** Selects what `ui/screen-heading.tsx` and `screens/home/slide-parts.tsx` render. */
const headings = ':is(h1, h2)[tabindex="-1"]';

export function isScreenHeading(element: Element | null): boolean {
  return element?.matches(headings) ?? false;
}

/** Returns the visible heading: a page's, while one covers the home screen. */
export function currentHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(headings)].findLast(isShownAndReachable);
}
