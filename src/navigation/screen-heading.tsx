import type { ComponentProps } from 'react';
import { contentId } from '#src/config/element-ids.ts';
import { isReachable } from '#src/lib/is-seen.ts';

type ScreenHeadingProps = ComponentProps<'h1'> & { level: 1 | 2 };

/** Id of the heading of a screen or a slider page, the skip link's target. */
export function headingId(page?: number): string {
  return page === undefined ? contentId : `page-${page}`;
}

/** Focused by `RouteAnnouncer` when its screen appears, so that reading continues there. */
export function ScreenHeading({ level, ...props }: ScreenHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return <Heading tabIndex={-1} id={headingId()} {...props} />;
}

export function isScreenHeading(element: Element | null): boolean {
  return element?.matches(headings) ?? false;
}

/** The visible heading; while a page lies over the home screen, the page's. */
export function currentHeading(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(headings)].findLast(isReachable);
}

const headings = ':is(h1, h2)[tabindex="-1"]';
