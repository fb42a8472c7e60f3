import { Link } from 'wouter';
import { homeLink } from '#content/texts/controls.ts';
import { buttonClass } from '#src/components/button.tsx';
import { DocumentHead } from '#src/components/document-head.tsx';
import { ContactLink, StaticLinks } from '#src/components/links.tsx';
import { ScreenHeading } from '#src/components/text-parts.tsx';
import { notFoundPage, slideTexts } from '#src/content/browser-texts.data.ts';

/** Looks like the lock: 404 in place of the clock, a notification and the legal links. */
export function NotFoundScreen({ parent }: { parent: string }) {
  return (
    <>
      <DocumentHead {...notFoundPage.metadata} />
      <main className="bg-background-dark pt-edge-top pb-edge-bottom relative isolate flex min-h-svh flex-col items-center gap-4 overflow-clip px-(--margin) before:basis-[9svh] landscape-phone:gap-2 landscape-phone:before:basis-0">
        <div className="wallpaper-home wallpaper-placeholder -inset-24 -z-10 blur-3xl contrast-more:hidden" />
        <p
          aria-hidden="true"
          className="text-clock text-secondary-alt font-semibold text-shadow-lg"
        >
          404
        </p>
        <div className="rounded-card my-auto grid w-full max-w-md grid-cols-1 gap-3 glass p-5">
          <ScreenHeading className="text-2xl font-semibold">{notFoundPage.heading}</ScreenHeading>
          <p className="text-on-background-muted">{notFoundPage.text}</p>
          <p className="flex flex-wrap gap-3 pt-2 max-sm:*:grow max-sm:*:px-4">
            <Link href={parent} className={buttonClass()}>
              {homeLink}
            </Link>
            <ContactLink className={buttonClass('secondary')}>
              {slideTexts.about.writeLink}
            </ContactLink>
          </p>
        </div>
        <StaticLinks className="text-on-background-muted justify-center" />
      </main>
    </>
  );
}
