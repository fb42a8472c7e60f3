import type { PropsWithChildren } from 'react';
import { PageFrame } from '#src/layout/page-frame.tsx';
import type { PageRoute } from '#src/navigation/routes.ts';
import { ScreenHeading } from '#src/ui/screen-heading.tsx';

type StaticPageProps = PropsWithChildren<Extract<PageRoute, { screen: 'static' }>>;

export function StaticPage({ heading, parent, lang, frame, children }: StaticPageProps) {
  return (
    <PageFrame
      look="paper"
      parent={parent}
      lang={lang}
      closeLabel={frame?.close}
      className="mx-auto max-w-text px-(--margin) pt-10"
    >
      <ScreenHeading level={1} className="text-4xl font-bold tracking-tight">
        {heading}
      </ScreenHeading>
      {children}
    </PageFrame>
  );
}
