import type { ReactNode } from 'react';
import { pageIndex } from '#src/content/pages.ts';
import { headingId, ScreenHeading } from '#src/navigation/screen-heading.tsx';

interface PageHeadingProps {
  page: number;
  children: ReactNode;
}

export function PageHeading({ page, children }: PageHeadingProps) {
  return (
    <ScreenHeading
      level={2}
      id={headingId(page)}
      // The owner's name is aligned with the text below it.
      className={`text-3xl font-semibold tracking-tight text-shadow-lg sm:text-4xl md:text-5xl ${page === pageIndex.about ? '' : 'text-center'}`}
    >
      {children}
    </ScreenHeading>
  );
}
