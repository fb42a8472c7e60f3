import type { ReactNode } from 'react';
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
      className="text-center text-3xl font-semibold tracking-tight text-shadow-lg sm:text-4xl md:text-5xl"
    >
      {children}
    </ScreenHeading>
  );
}
