import type { PropsWithChildren } from 'react';
import type { Detail } from '#src/content/catalogue.data.ts';
import { PageLayout } from '#src/layout/page-layout.tsx';
import { AppIcon } from '#src/ui/app-icon.tsx';
import { BreakableTitle, ScreenHeading } from '#src/ui/text-parts.tsx';

export const column = 'mx-auto w-full max-w-content px-(--margin)';

/**
 * The frame of a project or skill: what its tile knows renders immediately, in the app's colours.
 */
export function DetailLayout({
  detail,
  parent,
  children,
}: PropsWithChildren<{ detail: Detail; parent: string }>) {
  const { title, color, background } = detail;
  return (
    <PageLayout look="app" parent={parent} style={{ color, background }}>
      <div className={`peer/head relative grid gap-5 pt-8 md:pt-16 print:block ${column}`}>
        <AppIcon
          detail={detail}
          className="size-20 sm:absolute sm:end-(--margin) sm:top-8 sm:size-28 md:top-16 md:size-44 print:float-right"
        />
        <ScreenHeading className="text-4xl font-bold tracking-tight wrap-anywhere sm:pe-40 md:pe-56 md:text-6xl">
          <BreakableTitle title={title} />
        </ScreenHeading>
      </div>
      {children}
    </PageLayout>
  );
}
