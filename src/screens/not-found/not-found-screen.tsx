import { Link } from 'wouter';
import { homeLink } from '#content/texts/controls.ts';
import { buttonClass } from '#src/components/button.tsx';
import { DocumentHead } from '#src/components/document-head.tsx';
import { ContactLink, StaticLinks } from '#src/components/links.tsx';
import { ScreenHeading } from '#src/components/text-parts.tsx';
import { notFoundPage, slides } from '#src/content/browser-texts.data.ts';

export function NotFoundScreen({ parent }: { parent: string }) {
  return (
    <>
      <DocumentHead {...notFoundPage.metadata} />
      <main className="bg-background-dark relative isolate grid min-h-svh place-content-center justify-items-center gap-5 overflow-clip p-6 text-center">
        <div className="wallpaper-home wallpaper-placeholder -inset-24 -z-10 blur-3xl contrast-more:hidden" />
        <p aria-hidden="true" className="text-secondary-alt text-7xl font-bold">
          404
        </p>
        <ScreenHeading className="text-3xl font-semibold">{notFoundPage.heading}</ScreenHeading>
        <p className="text-on-background-muted max-w-md text-lg">{notFoundPage.text}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <Link href={parent} className={buttonClass()}>
            {homeLink}
          </Link>
          <ContactLink className={buttonClass('secondary')}>{slides.about.writeLink}</ContactLink>
        </p>
        <StaticLinks className="text-on-background-muted justify-center" />
      </main>
    </>
  );
}
