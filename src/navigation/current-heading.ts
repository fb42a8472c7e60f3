import { isReachable } from '#src/lib/visibility.ts';

/** What `ui/screen-heading.tsx` renders. */
const headings = ':is(h1, h2)[tabindex="-1"]';

export function isScreenHeading(element: Element | null): boolean {
  return element?.matches(headings) ?? false;
}

/** The visible heading; while a page lies over the home screen, the page's. */
export function currentHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(headings)].findLast(isReachable);
}
