import type { ReactNode } from 'react';
import type { PageIndex } from '#src/content/pages.ts';
import { ScreenHeading } from '#src/navigation/arrival.tsx';

/** Id of the heading that names a page's region. */
export function headingId(page: PageIndex): string {
  return `page-${page}`;
}

interface PageHeadingProps {
  page: PageIndex;
  children: ReactNode;
}

export function PageHeading({ page, children }: PageHeadingProps) {
  return (
    <ScreenHeading
      level={2}
      id={headingId(page)}
      className="text-center text-3xl font-semibold tracking-tight text-shadow-lg sm:text-4xl md:text-5xl"
    >
      {children}
    </ScreenHeading>
  );
}
