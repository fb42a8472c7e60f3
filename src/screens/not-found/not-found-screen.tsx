import { Link } from 'wouter';
import { homeLink } from '#content/texts/controls.ts';
import { notFoundPage, slides } from '#src/content/browser-texts.data.ts';
import { ContactLink, StaticLinks } from '#src/layout/links.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { DocumentHead } from '#src/ui/document-head.tsx';
import { ScreenHeading } from '#src/ui/text-parts.tsx';

export function NotFoundScreen({ parent }: { parent: string }) {
  return (
    <>
      <DocumentHead {...notFoundPage.metadata} />
      <main className="grid min-h-svh place-content-center justify-items-center gap-5 bg-ground-dark p-6 text-center">
        <p aria-hidden="true" className="text-7xl font-bold text-accent">
          404
        </p>
        <ScreenHeading className="text-3xl font-semibold">{notFoundPage.heading}</ScreenHeading>
        <p className="max-w-md text-lg text-on-ground-muted">{notFoundPage.text}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <Link href={parent} className={buttonClass()}>
            {homeLink}
          </Link>
          <ContactLink className={buttonClass('secondary')}>{slides.about.writeLink}</ContactLink>
        </p>
        <StaticLinks className="justify-center text-on-ground-muted" />
      </main>
    </>
  );
}
