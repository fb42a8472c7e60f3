import type { PropsWithChildren } from 'react';
import { background, primary } from '#content/palette.json';
import { PageLayout } from '#src/components/page-layout.tsx';
import { Paper } from '#src/components/paper.tsx';
import { ScreenHeading } from '#src/components/text-parts.tsx';
import type { StaticPageSummary } from '#src/content/static-pages.data.ts';

type StaticLayoutProps = PropsWithChildren<{ page: StaticPageSummary; parent: string }>;

/** Colours of heading and introduction. `StaticBody` makes the rest of the page dark. */
const introductionColors = { color: background.deep, background: primary.tint };

export function StaticLayout({ page, parent, children }: StaticLayoutProps) {
  const { variant, heading, lang, locale } = page;
  const shared = { parent, lang, closeLabel: locale?.close };
  if (variant === 'paper')
    return (
      <PageLayout
        {...shared}
        variant={variant}
        className="max-w-paper mx-auto sm:px-(--margin) sm:py-10 print:p-0"
      >
        <Paper>
          <ScreenHeading className="text-4xl font-bold tracking-tight">{heading}</ScreenHeading>
          {children}
        </Paper>
      </PageLayout>
    );
  return (
    <PageLayout {...shared} variant={variant} style={introductionColors} className="pt-8 md:pt-16">
      <ScreenHeading className="max-w-content mx-auto w-full px-(--margin) text-4xl font-bold tracking-tight md:text-6xl">
        {heading}
      </ScreenHeading>
      {children}
    </PageLayout>
  );
}
