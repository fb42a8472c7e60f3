import type { PropsWithChildren } from 'react';
import { buttonClass } from '#src/components/button.tsx';
import { ContactLink, StaticLinks } from '#src/components/links.tsx';
import { PageLayout } from '#src/components/page-layout.tsx';
import { Paper } from '#src/components/paper.tsx';
import { ScreenHeading } from '#src/components/text-parts.tsx';
import { resumePage, slideTexts } from '#src/content/browser-texts.data.ts';

/** The layout of the résumé: white paper on screen, plain text in print. */
export function ResumeLayout({ parent, children }: PropsWithChildren<{ parent: string }>) {
  return (
    <PageLayout
      variant="paper"
      parent={parent}
      className="max-w-paper pb-page-end mx-auto sm:px-(--margin) sm:pt-10 print:p-0 print:text-sm print:[--spacing:2px]"
    >
      <Paper>
        <ScreenHeading className="text-lg font-semibold">{resumePage.heading}</ScreenHeading>
        {children}
      </Paper>
      <div className="px-(--margin) pt-8 sm:px-0 print:hidden">
        <ContactLink className={buttonClass()}>{slideTexts.about.writeLink}</ContactLink>
        <StaticLinks className="pt-8" />
      </div>
    </PageLayout>
  );
}
