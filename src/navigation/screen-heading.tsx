import type { ComponentProps } from 'react';
import { contentId } from '#src/config/element-ids.ts';
import { useVisitStore } from './visit-store.ts';

type ScreenHeadingProps = ComponentProps<'h1'> & { level: 1 | 2 };

/** Id of a screen's heading, or of that of a page of the slider; skip links lead there. */
export function headingId(page?: number): string {
  return page === undefined ? contentId : `page-${page}`;
}

/** A heading that `RouteAnnouncer` focuses when its screen appears, so that reading goes on there. */
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
