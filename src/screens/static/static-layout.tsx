import type { PropsWithChildren } from 'react';
import { background, primary } from '#content/palette.json';
import { PageLayout } from '#src/components/page-layout.tsx';
import { ScreenHeading } from '#src/components/text-parts.tsx';
import type { StaticPageSummary } from '#src/content/static-pages.data.ts';

type StaticLayoutProps = PropsWithChildren<{ page: StaticPageSummary; parent: string }>;

/** Of heading and introduction. The rest of the page is dark (`StaticBody`). */
const introductionColors = { color: background.deep, background: primary.tint };

export function StaticLayout({ page, parent, children }: StaticLayoutProps) {
  const { hasIntroduction, heading, lang, locale } = page;
  const width = hasIntroduction ? 'max-w-content' : 'max-w-text';
  return (
    <PageLayout
      variant={hasIntroduction ? 'dark' : 'paper'}
      parent={parent}
      lang={lang}
      closeLabel={locale?.close}
      style={hasIntroduction ? introductionColors : undefined}
      className={hasIntroduction ? 'pt-8 md:pt-16' : 'pt-10'}
    >
      <ScreenHeading
        className={`mx-auto w-full px-(--margin) text-4xl font-bold tracking-tight ${width} ${hasIntroduction ? 'md:text-6xl' : ''}`}
      >
        {heading}
      </ScreenHeading>
      {children}
    </PageLayout>
  );
}
