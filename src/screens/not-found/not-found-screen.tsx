import { Link } from 'wouter';
import { homeLink } from '#content/texts/controls.ts';
import { notFoundPage, slides } from '#src/content/browser-texts.data.ts';
import { ContactLink } from '#src/layout/contact-link.tsx';
import { StaticLinks } from '#src/layout/static-links.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { ScreenHeading } from '#src/ui/screen-heading.tsx';
import { TitleAndCanonical } from '#src/ui/title-and-canonical.tsx';
import { Wallpaper } from '#src/ui/wallpaper.tsx';

export function NotFoundScreen({ parent }: { parent: string }) {
  return (
    <>
      <TitleAndCanonical {...notFoundPage.metadata} />
      <main className="relative grid min-h-svh overflow-hidden place-content-center justify-items-center gap-5 bg-ground-deep p-6 text-center">
        <Wallpaper name="home" />
        <p aria-hidden="true" className="relative text-7xl font-bold text-accent text-shadow-lg">
          404
        </p>
        <ScreenHeading className="relative text-3xl font-semibold text-shadow-lg">
          {notFoundPage.heading}
        </ScreenHeading>
        <p className="relative max-w-md text-lg text-on-ground-muted text-shadow-lg">
          {notFoundPage.text}
        </p>
        <p className="relative flex flex-wrap justify-center gap-3">
          <Link href={parent} className={buttonClass()}>
            {homeLink}
          </Link>
          <ContactLink className={buttonClass('secondary')}>{slides.about.writeLink}</ContactLink>
        </p>
        <StaticLinks className="relative justify-center text-on-ground-muted text-shadow-lg" />
      </main>
    </>
  );
}
