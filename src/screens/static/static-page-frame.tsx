import type { ReactNode } from 'react';
import { PageFrame } from '#src/navigation/page-frame.tsx';
import { ScreenHeading } from '#src/navigation/screen-heading.tsx';

interface StaticPageProps {
  heading: string;
  /** Page of the slider that links here. */
  parent: string;
  children: ReactNode;
}

export function StaticPage({ heading, parent, children }: StaticPageProps) {
  return (
    <PageFrame look="paper" parent={parent} className="mx-auto max-w-text px-(--margin) pt-10">
      <ScreenHeading level={1} className="text-4xl font-bold tracking-tight">
        {heading}
      </ScreenHeading>
      {children}
    </PageFrame>
  );
}
