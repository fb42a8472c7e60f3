import type { ComponentProps } from 'react';
import { contentId } from '#src/config/element-ids.ts';
import { isReachable } from '#src/lib/is-seen.ts';

type ScreenHeadingProps = ComponentProps<'h1'> & { level: 1 | 2 };

/** Id of a screen's heading, or of that of a page of the slider; skip links lead there. */
export function headingId(page?: number): string {
  return page === undefined ? contentId : `page-${page}`;
}

/** A heading that `RouteAnnouncer` focuses when its screen appears, so that reading goes on there. */
export function ScreenHeading({ level, ...props }: ScreenHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return <Heading tabIndex={-1} id={headingId()} {...props} />;
}

export function isScreenHeading(element: Element | null): boolean {
  return element?.matches(headings) ?? false;
}

/** The heading on screen; that of a page above the home screen, while both are there. */
export function currentHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(headings)].findLast(isReachable);
}

const headings = ':is(h1, h2)[tabindex="-1"]';
